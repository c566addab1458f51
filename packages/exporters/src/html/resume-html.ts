import type { PaperWords, PrintedResume, PrintedSection, PrintedText } from '@shortlist/model';
import { areNames, type EntryLines, type EntryTitle, entryLines } from '../words/entry-lines.ts';
import { article, headHtml } from './article.ts';
import { block, element, list, paragraph } from './elements.ts';
import { markedHtml, plainHtml } from './marked-html.ts';

/** Between parts of one line. */
const POINT = ' · ';

/** A resume as an article of HTML: its name, sections and entries as headings, points as lists. */
export function resumeHtml(printed: PrintedResume, { language }: PaperWords): string {
  const { name, headline, contact, details, sections } = printed;
  const head = {
    name: name.text,
    headline: headline ? markedHtml(headline) : '',
    contact,
    details,
  };
  return article(language, [headHtml(head), ...sections.map(sectionHtml)]);
}

const sectionHtml = (section: PrintedSection): string =>
  element('section', block('h2', plainHtml(section.title)) + contentHtml(section));

function contentHtml({ lines, entries, layout }: PrintedSection): string {
  const texts = lines.map(markedHtml);
  const listed = entries.map(entryLines);
  if (layout !== 'paragraphs') return list(texts);
  if (texts.length > 0) return texts.map((text) => paragraph([text])).join('');
  if (!areNames(listed)) return listed.map(entryHtml).join('');
  return list(listed.flatMap(({ titles }) => titles.map(nameOf)));
}

function entryHtml({ titles, givers, remarks, points }: EntryLines): string {
  const heads = titles.map((title, at) => {
    const about = at === titles.length - 1 ? [joined(givers), joined(remarks, POINT)] : [];
    return (
      block(title.isRole ? 'h4' : 'h3', nameOf(title)) + paragraph([joined(title.dates), ...about])
    );
  });
  return [...heads, list(points.map(markedHtml))].join('');
}

const joined = (texts: readonly PrintedText[], separator = ', '): string =>
  texts.map(markedHtml).filter(Boolean).join(separator);

const nameOf = ({ name, separator }: EntryTitle): string => joined(name, separator);

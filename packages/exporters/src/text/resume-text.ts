import type { PaperWords, PrintedResume, PrintedSection, PrintedText } from '@shortlist/model';
import { areNames, type EntryLines, type EntryTitle, entryLines } from '../words/entry-lines.ts';
import { cleanLine } from '../words/text-runs.ts';
import { BAR, item, lineBlock, plainWords, underlined } from './text-lines.ts';
import { wrapLine } from './wrap-line.ts';

/**
 * A resume as plain text: its name and the titles of its sections underlined, a title and its dates at both ends of a line,
 * points led by a hyphen. What is one line of the resume goes on two columns in, or flush where it is a paragraph.
 */
export function resumeText(printed: PrintedResume, { language }: PaperWords): string {
  const { name, headline, contact, details, sections } = printed;
  const rows = [headline ? [headline] : [], contact, details].map((parts) =>
    parts
      .map(({ text }) => cleanLine(text))
      .filter(Boolean)
      .join(BAR),
  );
  const head = [...underlined(cleanLine(name.text), '='), ...lineBlock(rows)];
  const blocks = sections.flatMap((section) => sectionBlocks(section, language));
  return `${[head, ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function sectionBlocks(section: PrintedSection, language: string): string[][] {
  const [first = [], ...others] = contentBlocks(section);
  const heading = cleanLine(section.title).toLocaleUpperCase(language);
  return [[...underlined(heading, '-'), ...first], ...others];
}

function contentBlocks({ lines, entries, layout }: PrintedSection): string[][] {
  const texts = lines.map(plainWords);
  const listed = entries.map(entryLines);
  if (layout === 'inline') return [texts.flatMap(item)];
  if (texts.length > 0) return texts.map((text) => wrapLine(text, { isFlush: true }));
  if (!areNames(listed)) return listed.map(entryBlock);
  return [listed.flatMap(({ titles }) => titles.map(nameOf).flatMap(item))];
}

const entryBlock = ({ titles, givers, remarks, points }: EntryLines): string[] => [
  ...titles.flatMap(titleLines),
  ...lineBlock([joined(givers), joined(remarks, BAR)]),
  ...points.map(plainWords).flatMap(item),
];

function titleLines(title: EntryTitle): string[] {
  const trailing = joined(title.dates);
  return trailing === '' ? lineBlock([nameOf(title)]) : wrapLine(nameOf(title), { trailing });
}

const joined = (texts: readonly PrintedText[], separator = ', '): string =>
  texts.map(plainWords).join(separator);

const nameOf = ({ name, separator }: EntryTitle): string => joined(name, separator);

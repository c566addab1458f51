import type { PrintedResume, PrintedSection, PrintedText } from '@shortlist/model';
import { areNames, type EntryLines, type EntryTitle, entryLines } from '../words/entry-lines.ts';
import { cleanLine } from '../words/text-runs.ts';
import { escapeText } from './escape-text.ts';
import { contactLine, heading, list, POINT, paragraph, written } from './markdown-blocks.ts';
import { markedLine } from './marked-line.ts';

/**
 * A resume in CommonMark: the name and the titles of sections and entries as headings, points as lists, what is bold, italic
 * or a link marked as such.
 */
export function resumeMarkdown(printed: PrintedResume): string {
  const { name, headline, contact, details, sections } = printed;
  const blocks = [
    heading(1, escapeText(cleanLine(name.text))),
    paragraph(headline ? [markedLine(headline)] : []),
    ...[contact, details].map(contactLine),
    ...sections.flatMap(sectionBlocks),
  ];
  return written(blocks);
}

const sectionBlocks = (section: PrintedSection): string[] => [
  heading(2, escapeText(cleanLine(section.title))),
  ...contentBlocks(section),
];

function contentBlocks({ lines, entries, layout }: PrintedSection): string[] {
  const texts = lines.map(markedLine);
  const listed = entries.map(entryLines);
  if (layout === 'inline') return [list(texts)];
  if (texts.length > 0) return texts.map((text) => paragraph([text]));
  if (!areNames(listed)) return listed.flatMap(entryBlocks);
  return [list(listed.flatMap(({ titles }) => titles.map(nameOf)))];
}

function entryBlocks({ titles, givers, remarks, points }: EntryLines): string[] {
  const heads = titles.flatMap((title, at) => [
    heading(title.isRole ? 4 : 3, nameOf(title)),
    paragraph([
      italic(title.dates),
      ...(at === titles.length - 1 ? [joined(givers), joined(remarks, POINT)] : []),
    ]),
  ]);
  return [...heads, list(points.map(markedLine))];
}

const joined = (texts: readonly PrintedText[], separator = ', '): string =>
  texts.map(markedLine).join(separator);

const nameOf = ({ name, separator }: EntryTitle): string => joined(name, separator);

const italic = (dates: readonly PrintedText[]): string => {
  const text = cleanLine(dates.map((date) => date.text).join(', '));
  return text && markedLine({ text, marks: [{ from: 0, to: text.length, italic: true }] });
};

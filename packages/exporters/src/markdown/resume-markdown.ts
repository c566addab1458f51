import type { ContactPart, PrintedResume, PrintedSection, PrintedText } from '@shortlist/model';
import { areNames, type EntryLines, type EntryTitle, entryLines } from '../words/entry-lines.ts';
import { cleanLine } from '../words/text-runs.ts';
import { escapeAddress, escapeStart, escapeText } from './escape-text.ts';
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
    ...[contact, details].map((parts) =>
      paragraph([parts.map(contactPart).filter(Boolean).join(POINT)]),
    ),
    ...sections.flatMap(sectionBlocks),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
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

/** Between parts of one line. */
const POINT = ' · ';

const heading = (level: number, text: string): string =>
  text === '' ? '' : `${'#'.repeat(level)} ${text}`;

/** Lines that stay lines: a backslash at the end of one is a break. */
const paragraph = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map(escapeStart)
    .join('\\\n');

const list = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => `- ${escapeStart(text)}`)
    .join('\n');

const joined = (texts: readonly PrintedText[], separator = ', '): string =>
  texts.map(markedLine).join(separator);

const nameOf = ({ name, separator }: EntryTitle): string => joined(name, separator);

const italic = (dates: readonly PrintedText[]): string => {
  const text = cleanLine(dates.map((date) => date.text).join(', '));
  return text && markedLine({ text, marks: [{ from: 0, to: text.length, italic: true }] });
};

function contactPart({ text, href }: ContactPart): string {
  const said = escapeText(cleanLine(text));
  return href === undefined || said === '' ? said : `[${said}](${escapeAddress(href)})`;
}

import type { ContactPart, PrintedResume, PrintedSection, PrintedText } from '@shortlist/resume';
import { cleanLine } from '../words/clean-line.ts';
import { entryLines } from '../words/entry-lines.ts';
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
    ...[contact, details].map((parts) => paragraph([parts.map(contactPart).filter(Boolean).join(' · ')])),
    ...sections.flatMap(sectionBlocks),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function sectionBlocks({ title, lines, entries, layout }: PrintedSection): string[] {
  const texts = lines.map(markedLine);
  const said = layout === 'inline' ? [list(texts)] : texts.map((text) => paragraph([text]));
  return [heading(2, escapeText(cleanLine(title))), ...said, ...entries.flatMap(entryBlocks)];
}

function entryBlocks(entry: PrintedSection['entries'][number]): string[] {
  const { titles, remarks, points } = entryLines(entry);
  const heads = titles.flatMap(({ name, dates, isRole }, at) => [
    heading(isRole ? 4 : 3, joined(name)),
    paragraph([italic(dates), ...(at === titles.length - 1 ? remarks.map(joined) : [])]),
  ]);
  return [...heads, list(points.map(markedLine))];
}

const heading = (level: number, text: string): string => (text === '' ? '' : `${'#'.repeat(level)} ${text}`);

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

const joined = (texts: readonly PrintedText[]): string => texts.map(markedLine).join(', ');

const italic = (dates: readonly PrintedText[]): string => {
  const text = cleanLine(dates.map((date) => date.text).join(', '));
  return text && markedLine({ text, marks: [{ from: 0, to: text.length, italic: true }] });
};

function contactPart({ text, href }: ContactPart): string {
  const said = escapeText(cleanLine(text));
  return href === undefined || said === '' ? said : `[${said}](${escapeAddress(href)})`;
}

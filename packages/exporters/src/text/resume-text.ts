import type { PaperWords, PrintedResume, PrintedSection, PrintedText } from '@shortlist/model';
import { areNames, type EntryLines, type EntryTitle, entryLines } from '../words/entry-lines.ts';
import { cleanLine, textRuns } from '../words/text-runs.ts';
import { displayWidth } from './display-width.ts';
import { COLUMNS, wrapLine } from './wrap-line.ts';

const BAR = ' | ';

/** A line wider than this, with another below it, is broken: else that one would read as its continuation. */
const FULL = 64;

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

const item = (text: string): string[] => wrapLine(text, { lead: '- ' });

/** Lines that are no paragraph. One that draws a line stands apart: else the one above it would be a title. */
const lineBlock = (texts: readonly string[]): string[] =>
  texts
    .map(cleanLine)
    .filter((text) => text !== '')
    .flatMap((text) => [
      ...(/^[-=]+$/.test(text) ? [''] : []),
      ...wrapLine(text, displayWidth(text) > FULL ? { lastColumns: FULL } : {}),
    ]);

/** A name over several lines would read as a name and another line. */
const underlined = (text: string, line: '=' | '-'): string[] =>
  text === '' ? [] : [text, line.repeat(Math.min(displayWidth(text), COLUMNS))];

const joined = (texts: readonly PrintedText[], separator = ', '): string =>
  texts.map(plainWords).join(separator);

const nameOf = ({ name, separator }: EntryTitle): string => joined(name, separator);

/** The words of a text, with the address of a link behind those that do not say it. */
function plainWords(printed: PrintedText): string {
  const runs = textRuns(printed);
  const said = runs.map(({ text, href }, at) => {
    const isLast = href !== undefined && runs[at + 1]?.href !== href;
    return isLast && !printed.text.includes(bareAddress(href))
      ? `${text.trimEnd()} (${bareAddress(href)})`
      : text;
  });
  return cleanLine(said.join(''));
}

const bareAddress = (href: string): string => href.replace(/^(?:mailto|tel):/iu, '');

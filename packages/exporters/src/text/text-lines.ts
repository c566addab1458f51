import type { PrintedText } from '@shortlist/model';
import { cleanLine, textRuns } from '../words/text-runs.ts';
import { displayWidth } from './display-width.ts';
import { COLUMNS, wrapLine } from './wrap-line.ts';

/** Between parts of one line. */
export const BAR = ' | ';

/** A line wider than this, with another below it, is broken: else that one would read as its continuation. */
const FULL = 64;

export const item = (text: string): string[] => wrapLine(text, { lead: '- ' });

/** Lines that are no paragraph. One that draws a line stands apart: else the one above it would be a title. */
export const lineBlock = (texts: readonly string[]): string[] =>
  texts
    .map(cleanLine)
    .filter((text) => text !== '')
    .flatMap((text) => [
      ...(/^[-=]+$/.test(text) ? [''] : []),
      ...wrapLine(text, displayWidth(text) > FULL ? { lastColumns: FULL } : {}),
    ]);

/** A name over several lines would read as a name and another line. */
export const underlined = (text: string, line: '=' | '-'): string[] =>
  text === '' ? [] : [text, line.repeat(Math.min(displayWidth(text), COLUMNS))];

/** The words of a text, with the address of a link behind those that do not say it. */
export function plainWords(printed: Pick<PrintedText, 'text' | 'marks'>): string {
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

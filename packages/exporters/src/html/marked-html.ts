import type { PrintedText } from '@shortlist/model';
import { cleanLine, type TextRun, textRuns } from '../words/text-runs.ts';
import { element, escapeHtml, link } from './elements.ts';

/** A text with its bold, italic and linked words. Neighbours of one address are one link. */
export function markedHtml(printed: Pick<PrintedText, 'text' | 'marks'>): string {
  if (cleanLine(printed.text) === '') return '';
  const groups: { href: string | undefined; said: string }[] = [];
  for (const run of textRuns(printed)) {
    const last = groups.at(-1);
    if (last && last.href === run.href) last.said += runHtml(run);
    else groups.push({ href: run.href, said: runHtml(run) });
  }
  return groups.map(({ href, said }) => (href === undefined ? said : link(href, said))).join('');
}

function runHtml({ text, bold, italic }: TextRun): string {
  const said = escapeHtml(text.replace(UNSAID, ' '));
  const slanted = italic ? element('i', said) : said;
  return bold ? element('b', slanted) : slanted;
}

/** Controls and line ends, which are no letters in HTML either. */
const UNSAID = /[\p{Cc}\u2028\u2029]/gu;

/** A text without marks. */
export const plainHtml = (text: string): string => escapeHtml(cleanLine(text));

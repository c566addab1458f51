import { withoutButtons } from './posting/left-out/page-chrome.ts';
import { headingKind } from './posting/parts/heading.ts';
import { cleanText, sourceSlice } from './text/clean-text.ts';
import { listLines } from './text/sentences.ts';

/** Longer lines are sentences. */
const LONGEST_TITLE = 80;
const LONGEST_EMPLOYER = 48;

/** The employer's name ends where its town begins. */
const TOWN = /[,|·•–—]| - /u;

/**
 * Names a posting by its head: the title, and the employer where the next line can be one. Lines are taken as they
 * are written; a text without such a head has no name.
 */
export function postingHead(source: string): string[] {
  const clean = cleanText(source);
  const lines = withoutButtons(
    listLines(clean.text).map(({ start, end }) => sourceSlice(clean, start, end)),
  );
  const from = lines.findIndex((line) => headingKind(line) === undefined);
  const [title = '', employer = '', next = ''] = from < 0 ? [] : lines.slice(from);
  if (!isName(title, LONGEST_TITLE)) return [];
  const name = (employer.split(TOWN, 1)[0] ?? '').trim();
  const isHeading = headingKind(employer) !== undefined || isItem(next);
  return isName(name, LONGEST_EMPLOYER) && !isHeading ? [title, name] : [title];
}

const isItem = (line: string): boolean => /^[-*•·▪◦●–]\s/u.test(line);

const isName = (line: string, longest: number): boolean =>
  line !== '' && line.length <= longest && !isItem(line) && !/[.!?:;]$/.test(line);

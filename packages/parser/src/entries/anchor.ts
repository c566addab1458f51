import { type FoundDates, findDates } from '../dates/find-dates.ts';
import { isSentence } from '../evidence/word-score.ts';
import type { Line } from '../lines/line.ts';

/** The dates of an entry, and the cell of its line that holds them. */
export type Anchor = { cell: number; dates: FoundDates };

/**
 * The dates that a line is dated with: a range, or a date alone in its cell or at the end or start of
 * it. A year within running words dates nothing.
 */
export function anchorOf(line: Line): Anchor | undefined {
  const found = line.cells.flatMap(({ text }, cell) => {
    const dates = findDates(text);
    return dates.filter((each) => datesItsCell(each, text)).map((each) => ({ cell, dates: each }));
  });
  return found.find(({ dates }) => dates.isRange) ?? found.at(-1);
}

/** "… won the cup in 2022": a year told in words. */
const IN_WORDS = /^(?:in|en|im|em|nel|anno)\s/u;

function datesItsCell({ from, to, start, end, isRange }: FoundDates, text: string): boolean {
  const before = text.slice(0, from).trim();
  const after = text
    .slice(to)
    .replace(/^[\s,.;:)\]|–—-]+/u, '')
    .trim();
  if (before === '' && after === '') return true;
  const rest = `${before} ${after}`;
  if (isSentence(rest) || (before !== '' && IN_WORDS.test(text.slice(from, to)))) return false;
  const isSetOff =
    /[([,|–—·•:-]$/u.test(before) || /^[([]/u.test(text.slice(from, to)) || before === '';
  if (before !== '' && after !== '') return isRange && isSetOff;
  const isExact = start === '' || /\p{L}/u.test(start + end);
  return isSetOff || isRange || isExact || rest.split(' ').length <= 8;
}

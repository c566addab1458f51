import { hasRange } from '../dates/find-dates.ts';
import { rowText, type TextRow } from '../lines/row.ts';
import type { Heading } from './find-headings.ts';
import { bodySize, lookOf } from './look.ts';

/** So many other rows in the look of a heading, which are none, are titles of entries: "Freelance" among employers. */
const LEAST_TITLES = 2;

/** In rows: the dates of an entry are so near below its title. */
export const DATES_WITHIN = 3;

/**
 * Makes what checks whether a word of the lexicon is the title of an entry: it is set apart from the text as other rows are that
 * are no headings, and has dates near below it.
 */
export function titlesIn(
  rows: readonly TextRow[],
  candidates: ReadonlyMap<number, Heading>,
): (at: number, heading: Heading) => boolean {
  const body = bodySize(rows);
  return (at, { title, look }) => {
    if (!title.bold && title.size <= body * 1.08) return false;
    if (!isDatedBelow(rows, at)) return false;
    const alike = rows.filter(
      (row, index) => !candidates.has(index) && row.cells[0] && lookOf(row.cells[0], row) === look,
    );
    return alike.length >= LEAST_TITLES;
  };
}

const isDatedBelow = (rows: readonly TextRow[], at: number): boolean =>
  rows.slice(at, at + DATES_WITHIN + 1).some((row) => hasRange(rowText(row)));

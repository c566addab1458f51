import { hasRange } from '../dates/find-dates.ts';
import type { HeadingStyle } from '../headings/choose-headings.ts';
import { DATES_WITHIN } from '../headings/entry-titles.ts';
import type { Heading } from '../headings/find-headings.ts';
import { bodySize } from '../headings/look.ts';
import { sectionOfHeading } from '../headings/name-section.ts';
import { rowSize, rowText, type TextRow } from '../lines/row.ts';

type Headings = ReadonlyMap<number, Heading>;

/** Sections of entries. */
const OF_ENTRIES = new Set(['experience', 'education', 'projects']);

const isKnown = ({ title }: Heading): boolean => sectionOfHeading(title.text) !== undefined;

/** Checks whether the rows right below one have a period, before the next heading. */
function isDatedBelow(rows: readonly TextRow[], at: number, headings: Headings): boolean {
  for (let below = at + 1; below <= at + DATES_WITHIN; below++) {
    const row = rows[below];
    if (row === undefined || headings.has(below)) return false;
    if (hasRange(rowText(row))) return true;
  }
  return false;
}

/**
 * The headings without those that are employers, schools or titles of entries, set like the headings: the known heading above
 * has no text of its own, and each of them has dates right below it.
 */
export function dropEntryTitles(
  rows: readonly TextRow[],
  headings: Headings,
): Map<number, Heading> {
  const kept = new Map<number, Heading>();
  let isOpen = false;
  const all = [...headings];
  for (const [index, [at, heading]] of all.entries()) {
    const end = all[index + 1]?.[0] ?? rows.length;
    if (isKnown(heading)) isOpen = OF_ENTRIES.has(heading.kind) && at + heading.rows === end;
    const isTitle = !isKnown(heading) && isOpen && isDatedBelow(rows, at, headings);
    if (!isTitle) {
      kept.set(at, heading);
      isOpen = isOpen && isKnown(heading);
    }
  }
  return kept;
}

/** So many headings of a level with dates below them are employers. */
const LEAST_EMPLOYERS = 2;

/**
 * The rows that the format has as headings of a level, and that are employers with their dates below, in a document without
 * a heading for its experience.
 */
export function employersAmong(
  rows: readonly TextRow[],
  headings: Headings,
  { level, largest }: HeadingStyle,
): ReadonlySet<number> {
  if ([...headings.values()].some(({ kind }) => kind === 'experience')) return new Set();
  const levels = new Map<number, number[]>();
  for (const [at, row] of rows.entries()) {
    const own = row.line.heading;
    if (own === undefined || (level !== undefined && own > level)) continue;
    const isName = at === 0 || (rowSize(row) >= largest && largest > bodySize(rows));
    if (isName || sectionOfHeading(rowText(row)) || !isDatedBelow(rows, at, headings)) continue;
    levels.set(own, [...(levels.get(own) ?? []), at]);
  }
  return new Set([...levels.values()].filter((each) => each.length >= LEAST_EMPLOYERS).flat());
}

import type { ApplicationRow } from '../application-row.ts';
import { findSameIn } from '../same-posting/find-same-in.ts';
import type { TrackingWords } from '../tracking-words.ts';
import type { Cells, Column } from './columns.ts';
import { type Exchanged, fromCells } from './exchanged.ts';
import { readDate } from './read-date.ts';

/** Columns that only LinkedIn's table of applications has together. */
const LINKEDIN = ['Application Date', 'Company Name', 'Job Title', 'Job Url'];

/** Checks whether a table is `Job Applications.csv` of LinkedIn's archive. */
export const isLinkedinTable = ([header = []]: readonly (readonly string[])[]): boolean =>
  LINKEDIN.every((name) => header.some((each) => each.trim() === name));

/**
 * The applications of a table by what its columns hold, which `mapColumns` proposes and a person may change. Rows that name neither
 * company nor title are left out. In LinkedIn's table each was applied for, on a day that is written month first.
 */
export function readApplications(
  rows: readonly (readonly string[])[],
  columns: readonly (Column | undefined)[],
  words: TrackingWords,
): Exchanged[] {
  const fromLinkedin = isLinkedinTable(rows);
  return rows
    .slice(1)
    .map((row) => {
      const cells: Partial<Record<keyof Cells, string>> = {};
      for (const [at, column] of columns.entries()) if (column) cells[column] = row[at] ?? '';
      return cells;
    })
    .filter(({ company = '', title = '' }) => `${company}${title}`.trim() !== '')
    .map((cells) => fromCells(fromLinkedin ? ofLinkedin(cells) : cells, words));
}

const ofLinkedin = (cells: Partial<Cells>): Partial<Cells> => ({
  ...cells,
  since: readDate(cells.since ?? '', true),
  meaning: 'applied',
  source: cells.source || 'LinkedIn',
});

/** An application that is read, beside the one that is there. */
export type Compared<R> =
  | { readonly kind: 'new'; readonly read: Exchanged }
  | { readonly kind: 'same'; readonly read: Exchanged; readonly row: R }
  | {
      readonly kind: 'changed';
      readonly read: Exchanged;
      readonly row: R;
      readonly fields: readonly Compare[];
    };

const COMPARED = [
  'company',
  'title',
  'location',
  'url',
  'source',
  'last_day',
  'meaning',
  'round',
  'stage',
  'since',
] as const;
type Compare = (typeof COMPARED)[number] | 'next' | 'reasons';

/**
 * Says of each what it is against what is there: new, the same, or changed in which fields. What the table leaves empty is no
 * change. Of two rows of the table that are one posting the later is compared with what is there too.
 */
export function compareApplications<R extends ApplicationRow>(
  read: readonly Exchanged[],
  rows: readonly R[],
): Compared<R>[] {
  const findSame = findSameIn(rows);
  return read.map((each) => {
    const row = findSame(each);
    if (!row) return { kind: 'new', read: each };
    const fields = changedFields(each, row);
    return fields.length > 0
      ? { kind: 'changed', read: each, row, fields }
      : { kind: 'same', read: each, row };
  });
}

function changedFields(read: Exchanged, row: ApplicationRow): Compare[] {
  const fields: Compare[] = COMPARED.filter((field) => {
    const said = read[field];
    return said !== '' && said !== null && said !== row[field];
  });
  if (read.reasons.length > 0 && read.reasons.join() !== row.reasons.join()) fields.push('reasons');
  const { what, due } = read.next;
  if ((what !== '' && what !== row.next.what) || (due !== '' && due !== row.next.due))
    fields.push('next');
  return fields;
}

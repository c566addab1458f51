import { MEANINGS } from '@shortlist/model/pursuit';
import type { ApplicationRow } from '../application-row.ts';
import { indexPostings } from '../same-posting/find-same.ts';
import type { TrackingWords } from '../tracking-words.ts';
import type { Cells, Column } from './columns.ts';
import { fromCells, type ReadApplication } from './exchanged.ts';
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
): ReadApplication[] {
  const fromLinkedin = isLinkedinTable(rows);
  return rows
    .slice(1)
    .map((row) => {
      const cells: Partial<Record<keyof Cells, string>> = {};
      for (const [at, column] of columns.entries()) if (column) cells[column] = row[at] ?? '';
      return cells;
    })
    .filter(({ company = '', title = '' }) => `${company}${title}`.trim() !== '')
    .map((cells) => (fromLinkedin ? readLinkedin : fromCells)(cells, words));
}

function readLinkedin(cells: Partial<Cells>, words: TrackingWords): ReadApplication {
  const since = readDate(cells.since ?? '', true);
  const read = fromCells({ ...cells, since, meaning: 'applied' }, words);
  return read.source === ''
    ? { ...read, source: 'LinkedIn', implied: ['meaning', 'source'] }
    : { ...read, implied: ['meaning'] };
}

/** An application that is read, beside the one that is there. */
export type Compared<R> =
  | { readonly kind: 'new'; readonly read: ReadApplication }
  | { readonly kind: 'same'; readonly read: ReadApplication; readonly row: R }
  | {
      readonly kind: 'changed';
      readonly read: ReadApplication;
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
 * Says of each what it is against what is there: new, the same, or changed in which fields. What the table does not say is no
 * change, but for a state that follows from it and is further on. Of two rows of the table that are one posting the later is compared with what is there too.
 */
export function compareApplications<R extends ApplicationRow>(
  read: readonly ReadApplication[],
  rows: readonly R[],
): Compared<R>[] {
  const { findSame } = indexPostings(rows);
  return read.map((each) => {
    const row = findSame(each);
    if (!row) return { kind: 'new', read: each };
    const fields = changedFields(each, row);
    return fields.length > 0
      ? { kind: 'changed', read: each, row, fields }
      : { kind: 'same', read: each, row };
  });
}

function changedFields(read: ReadApplication, row: ApplicationRow): Compare[] {
  const kept = keptFields(read, row);
  const fields: Compare[] = COMPARED.filter((field) => {
    const said = read[field];
    return said !== '' && said !== null && said !== row[field] && !kept.has(field);
  });
  if (read.reasons.length > 0 && read.reasons.join() !== row.reasons.join()) fields.push('reasons');
  const { what, due } = read.next;
  if ((what !== '' && what !== row.next.what) || (due !== '' && due !== row.next.due))
    fields.push('next');
  return fields;
}

/** Lists the fields that stay as they are: those that a table only implies, and the day of a state that is behind. */
function keptFields({ implied, meaning }: ReadApplication, row: ApplicationRow): Set<Compare> {
  const kept = new Set<Compare>(implied);
  const ahead = MEANINGS.indexOf(meaning) - MEANINGS.indexOf(row.meaning);
  if (ahead > 0) kept.delete('meaning');
  if (ahead < 0 && kept.has('meaning')) kept.add('since');
  return kept;
}

import { CALLED_SECTIONS, entryOfKey, kindOfOrder } from '@shortlist/model';
import type { PartKey } from '../document-types.ts';

/** The parts, and the kinds of entry, that pages of the first releases know: those of the spec, which never get another. */
const FIRST_PARTS: readonly string[] = [
  'contact',
  'summary',
  'skills',
  'section_order',
  ...CALLED_SECTIONS.map(({ kind }) => kind),
];

/** Stands before the record of any other part. */
const NESTED = '{"part":';

/**
 * The text of a record for the disk, which pages of earlier releases read too, in tabs that are still open. They pass
 * over a nested record, where a part that they do not know would break them.
 */
export function formatRecord(key: PartKey, record: object): string {
  const text = JSON.stringify(record);
  const name = kindOfOrder(key) ?? entryOfKey(key)?.kind ?? key;
  return FIRST_PARTS.includes(name) ? text : `${NESTED}${text}}`;
}

/** The record's own text in a text from the disk. */
export const unnest = (text: string): string =>
  text.startsWith(NESTED) ? text.slice(NESTED.length, -1) : text;

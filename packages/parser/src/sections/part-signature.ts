import { rowText, type TextRow } from '../lines/row.ts';
import type { FoundSection } from './section.ts';

/** "Emden, den 12.03.2025", "Lyon, le 3 mai 2024": where and on which day something was signed. */
const SIGNED =
  /^\p{Lu}[\p{L}\s.'’-]{1,30},\s+(?:(?:den|le|li|lì|am|a|em|op)\s+)?\d{1,2}(?:[./-]\s?\d{1,2}[./-]\s?\d{2,4}|(?:\.|er|º)?\s+(?:de\s+)?\p{L}{3,}\.?\s+(?:de\s+)?\d{4})\.?$/u;

const isSigned = (row: TextRow | undefined): boolean =>
  row !== undefined && row.marker === '' && SIGNED.test(rowText(row));

/**
 * The sections of a column with the place and date of its signature apart from the last one: "Emden, den 12.03.2025" below
 * a list is none of its items.
 */
export function partSignature<S extends FoundSection>(sections: readonly S[]): S[] {
  const last = sections.at(-1);
  const row = last?.rows.at(-1);
  if (!last || last.rows.length < 2 || !isSigned(row) || last.kind === 'head') return [...sections];
  const { title: _, ...bare } = last;
  return [
    ...sections.slice(0, -1),
    { ...last, rows: last.rows.slice(0, -1) },
    { ...bare, kind: 'other', rows: last.rows.slice(-1) } as S,
  ];
}

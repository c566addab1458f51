import type { SectionKind } from '../headings/heading-lexicon.ts';
import type { Cell, Row } from '../lines/row.ts';

/** A part of the document under one heading; `head` is what stands before the first. */
export type Section = {
  kind: SectionKind | 'head';
  title?: Cell;
  rows: Row[];
  /** How sure the heading is, 0 to 1. */
  sure: number;
};

/** What stands beside a heading in its row: the first text below it. */
export const besideTitle = (row: Row): Row[] =>
  row.cells.length > 1 ? [{ ...row, cells: row.cells.slice(1), marker: '' }] : [];

import type { TextLine } from '@shortlist/placed-text';
import type { Passage } from '../document/passage.ts';
import type { EntryLabel } from '../entries/field-labels/label-lexicon.ts';

/** Letters of one look within a cell: characters `from` to `to` of its text. */
export type Span = { from: number; to: number; bold: boolean; italic: boolean; link?: string };

/** Text between two wide gaps of a line. Lengths in points. */
export type Cell = Passage & {
  x: number;
  right: number;
  size: number;
  bold: boolean;
  italic: boolean;
  spans: readonly Span[];
  /** The kind by a label that stood before it. */
  labelled?: EntryLabel;
};

/** The cells on one base line of one column, from left to right. */
export type TextRow = {
  page: number;
  y: number;
  cells: readonly Cell[];
  /** The mark that led the text: "•", "–", "2."; empty where nothing did. */
  marker: string;
  /** The line of the document that it begins with, for what only Word tells: heading, style, list. */
  line: TextLine;
  /** The edge that its text begins at, where that is known; else the letters tell. */
  edge?: 'left' | 'right';
  /** The right bound of its column, in points, where a gutter says so. */
  room?: number;
  /** A label says that an entry begins here. */
  begins?: true;
  /** All of its paragraph is here, and nothing else. */
  isWhole?: true;
  /** From the base line before to this one in sizes of the letters; 0 at the top of a page or column. */
  gap: number;
};

/** Text of all cells with a space between them. */
export const rowText = ({ cells }: TextRow): string => cells.map(({ text }) => text).join(' ');

/** The size of its largest letters. */
export function rowSize({ cells }: TextRow): number {
  let largest = 0;
  for (const { size } of cells) largest = Math.max(largest, size);
  return largest;
}

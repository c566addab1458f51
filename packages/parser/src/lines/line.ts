import type { Cell, Row } from './row.ts';

/** What a person would call one line: a row with what wrapped from it put back. */
export type Line = {
  cells: readonly Cell[];
  marker: string;
  /** Left edge of the text, in points. */
  x: number;
  /** Space above, as a multiple of what is usual in the column; 0 where it is not known. */
  space: number;
  /** Where the format tells lists or headings. */
  row: Row;
};

export const lineTextOf = ({ cells }: Line): string => cells.map(({ text }) => text).join(' ');

/** The look of a line's first letters: what entries' titles share. */
export function leadLook({ cells }: Line): string {
  const cell = cells[0];
  const lead = cell?.spans[0];
  if (!cell) return '';
  return [Math.round(cell.size * 2) / 2, lead?.bold ?? cell.bold, lead?.italic ?? cell.italic].join(
    '/',
  );
}

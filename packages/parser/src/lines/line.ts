import type { Cell, TextRow } from './row.ts';

/** A line as a person would call it: a row with what wrapped from it put back. */
export type Line = {
  cells: readonly Cell[];
  marker: string;
  /** Left edge of the text, in points. */
  x: number;
  /** Space above, as a multiple of what is usual in the column; 0 where it is not known. */
  space: number;
  /** The row, for what the format tells of lists or headings. */
  row: TextRow;
};

export const lineTextOf = ({ cells }: Line): string => cells.map(({ text }) => text).join(' ');

/** Checks whether a line begins further in than another by more than `points`: from the right where both begin there. */
export function isFurtherIn(line: Line, other: Line | undefined, points: number): boolean {
  const [first] = line.cells;
  const [before] = other?.cells ?? [];
  if (first && before && beginsRight(line) && other && beginsRight(other)) {
    return first.right < before.right - points;
  }
  return line.x > (other?.x ?? 0) + points;
}

const beginsRight = ({ cells: [first], row }: Line): boolean =>
  row.edge === undefined ? runsFromRight(first?.text ?? '') : row.edge === 'right';

/** Checks whether a text is in letters that are written from right to left. */
export const runsFromRight = (text: string): boolean =>
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** The look of a line's first letters: what entries' titles share. */
export function leadLook(line: Line): string {
  const [cell] = line.cells;
  const { bold, italic } = leadStyle(line);
  return cell ? [Math.round(cell.size * 2) / 2, bold, italic].join('/') : '';
}

/** Checks whether a line begins in bold or italic letters. */
export function beginsInStyle(line: Line): boolean {
  const { bold, italic } = leadStyle(line);
  return bold || italic;
}

function leadStyle({ cells: [cell] }: Line): { bold: boolean; italic: boolean } {
  const [lead] = cell?.spans ?? [];
  return {
    bold: lead?.bold ?? cell?.bold ?? false,
    italic: lead?.italic ?? cell?.italic ?? false,
  };
}

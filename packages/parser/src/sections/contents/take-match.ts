import { trimEdges } from '../../entries/chunks.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell } from '../../lines/row.ts';

/** The value of a labelled text, and the cell's text before and after it. */
export type Taken = { value: Cell; others: Cell[] };

/** Takes the group `name` of the pattern out of the cell, with the label that leads it. */
export function takeMatch(cell: Cell, pattern: RegExp, name: string): Taken | undefined {
  const match = pattern.exec(cell.text);
  const text = match?.groups?.[name]?.trim();
  if (!match || !text) return undefined;
  const start = match.index + match[0].lastIndexOf(text);
  const end = match.index + match[0].length;
  const others = [cutCell(cell, 0, match.index), cutCell(cell, end)]
    .map(trimEdges)
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text));
  return { value: cutCell(cell, start, start + text.length), others };
}

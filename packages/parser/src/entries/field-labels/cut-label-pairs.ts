import type { Cell, TextRow } from '../../lines/row.ts';
import { isEntryLabel, kindOfHead, kindOfLabel } from './entry-label.ts';

/**
 * Rows of a form with several labels beside each other, "Position | Cook | Period | 2019", cut so that each label
 * leads a row. A label with nothing behind it goes. Labels alone head a table and stay.
 */
export function cutLabelPairs(rows: readonly TextRow[]): TextRow[] {
  return rows.flatMap((row) => {
    const isHead = row.cells.every(({ text }) => kindOfHead(text) !== undefined);
    const pairs = isHead ? [] : pairsOf(row.cells);
    if (pairs.length < 2 || pairs.every((pair) => pair.length === 1)) return [row];
    return pairs
      .filter((pair) => pair.length > 1)
      .map((cells, at) => ({ ...row, cells, gap: at === 0 ? row.gap : 1 }));
  });
}

/** The cells from each label to the next; none where the row does not begin with a label, or two say the same. */
function pairsOf(cells: readonly Cell[]): Cell[][] {
  const pairs: Cell[][] = [];
  for (const cell of cells) {
    if (isEntryLabel(cell.text) && kindOfLabel(cell.text)) pairs.push([cell]);
    else if (pairs.length === 0) return [];
    else pairs.at(-1)?.push(cell);
  }
  const kinds = new Set(pairs.map(([label]) => kindOfLabel(label?.text ?? '')));
  return kinds.size === pairs.length ? pairs : [];
}

import { joinPassages } from '../../document/passage.ts';
import type { Cell, TextRow } from '../../lines/row.ts';

/**
 * Rows with each pair of dates that labels or columns of their own lead, "From | 2019" above or before "To | 2021", as one
 * range in one cell.
 */
export function joinRanges(rows: readonly TextRow[]): TextRow[] {
  const joined: TextRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const [end, ...rest] = row.cells;
    const start = above?.cells.at(-1);
    if (above && start?.labelled === 'from' && end?.labelled === 'to') {
      joined[joined.length - 1] = { ...above, cells: [...above.cells, end, ...rest] };
    } else joined.push(row);
  }
  return joined.map((row) =>
    row.cells.some(({ labelled }) => labelled === 'from' || labelled === 'to')
      ? { ...row, cells: joinCellsOf(row.cells) }
      : row,
  );
}

function joinCellsOf(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (last?.labelled === 'from' && cell.labelled === 'to')
      joined[joined.length - 1] = range(last, cell);
    else joined.push(cell);
  }
  return joined.map((cell) =>
    cell.labelled === 'from' || cell.labelled === 'to' ? { ...cell, labelled: 'when' } : cell,
  );
}

function range(start: Cell, end: Cell): Cell {
  const passage = joinPassages([start, end], ' – ');
  return { ...start, ...passage, right: end.right, spans: start.spans, labelled: 'when' };
}

import { cutCell } from './cut-cell.ts';
import { isOnlyMarks, isRule, leadingMarker } from './glyphs.ts';
import { joinCells } from './join-wrapped.ts';
import type { Cell, Row } from './row.ts';

/** An item may hang this far behind its mark, in sizes of its letters. */
const HANG = 4;

/**
 * Rows with the mark of a list item taken off their text, rows of nothing but marks taken away. A
 * mark that stands as a cell of its own leads the cell behind it.
 */
export function leadMarkers(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const led = row.marker === '' ? takeMarker(closeMarks(row)) : row;
    const cells = led.cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell.text) && !isRule(cell.text));
    return cells.length > 0 ? [{ ...led, cells }] : [];
  });
}

/** A mark that stands alone between what stands left of a list and the item's text goes with that text. */
function closeMarks(row: Row): Row {
  const [side, mark, text, ...others] = row.cells;
  if (!side || !mark || !text || others.length > 0) return row;
  if (!isOnlyMarks(mark.text) || isOnlyMarks(side.text)) return row;
  const isNear = text.x - mark.right < HANG * text.size;
  return isNear ? { ...row, cells: [side, joinCells(mark, text)] } : row;
}

function takeMarker(row: Row): Row {
  const [first, second, ...others] = row.cells;
  if (first === undefined) return row;
  if (second && isOnlyMarks(first.text) && second.x - first.right < HANG * second.size) {
    const marker = leadingMarker(`${first.text} `)?.marker ?? '';
    return { ...row, marker, cells: [second, ...others] };
  }
  const lead = leadingMarker(first.text);
  if (lead === undefined || isYearOrDecimal(first, lead.length)) return row;
  const cells = [cutCell(first, lead.length), ...row.cells.slice(1)];
  return { ...row, marker: lead.marker, cells };
}

/** "1. Adaptive …" is an item, "3. Liga" after a digit's dot may be a word: both are kept as items. */
function isYearOrDecimal(cell: Cell, length: number): boolean {
  return cell.text.slice(length).trim() === '';
}

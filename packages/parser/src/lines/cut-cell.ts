import { slicePassage } from '../document/passage.ts';
import type { Cell, Span } from './row.ts';

/** Characters `from` to `to` of the cell, with their looks; its place on the paper is reckoned. */
export function cutCell(cell: Cell, from: number, to = cell.text.length): Cell {
  const passage = slicePassage(cell, from, to);
  const lead = cell.text.slice(from, to);
  const start = from + lead.length - lead.trimStart().length;
  const end = start + passage.text.length;
  const unit = (cell.right - cell.x) / Math.max(1, cell.text.length);
  const spans = cell.spans.flatMap((span) => clipSpan(span, start, end));
  return {
    ...passage,
    x: cell.x + unit * start,
    right: cell.x + unit * end,
    size: cell.size,
    bold: spans.length > 0 ? isMostly(spans, 'bold') : cell.bold,
    italic: spans.length > 0 ? isMostly(spans, 'italic') : cell.italic,
    spans,
  };
}

function clipSpan(span: Span, from: number, to: number): Span[] {
  const first = Math.max(span.from, from);
  const last = Math.min(span.to, to);
  return first < last ? [{ ...span, from: first - from, to: last - from }] : [];
}

function isMostly(spans: readonly Span[], look: 'bold' | 'italic'): boolean {
  let balance = 0;
  for (const span of spans) balance += (span[look] ? 1 : -1) * (span.to - span.from);
  return balance > 0;
}

import { isAllCaps } from '../fold.ts';
import type { Cell, TextRow } from '../lines/row.ts';

/** The look of a heading: what headings of one document share. Level and style are what Word tells. */
export type Look = string;

export function lookOf(cell: Cell, { line }: TextRow): Look {
  const size = Math.round(cell.size * 2) / 2;
  const caps = isAllCaps(cell.text) ? 'caps' : '';
  const style = line.heading !== undefined ? `h${line.heading}` : (line.style ?? '');
  return [size, cell.bold ? 'bold' : '', caps, line.turned ? 'turned' : style].join('/');
}

/** The size that most letters have. */
export function bodySize(rows: readonly TextRow[]): number {
  const letters = new Map<number, number>();
  for (const { cells } of rows) {
    for (const cell of cells) {
      const size = Math.round(cell.size * 2) / 2;
      letters.set(size, (letters.get(size) ?? 0) + cell.text.length);
    }
  }
  return [...letters].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

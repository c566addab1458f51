import { cutCell } from './cut-cell.ts';
import type { Cell, TextRow } from './row.ts';

/** A program that parts words does so more often than compounds happen to stand at the end of a line. */
const LEAST_PARTED = 3;

/** First parts of compounds, which keep their hyphen. */
const COMPOUND =
  /(?:^|[\s(“"])(?:self|co|cross|full|high|low|long|short|well|real|data|cloud|event|user|end|front|back|open|multi|non|pre|post|third|first|second|one|two|large|small|time|cost|customer|problem|decision|award|team|part|on|in|e)-$/iu;

/** Checks whether words are parted at the ends of these rows. */
export function partsWords(rows: readonly TextRow[]): boolean {
  const parted = rows.filter((row, at) => isParted(row.cells.at(-1), rows[at + 1]?.cells[0]));
  return parted.length >= LEAST_PARTED;
}

const isParted = (above: Cell | undefined, next: Cell | undefined): boolean =>
  /\p{Ll}-$/u.test(above?.text ?? '') && /^\p{Ll}/u.test(next?.text ?? '');

/** The cells without the hyphen at which the word was parted that goes on in `next`; undefined where none was. */
export function withoutHyphen(cells: readonly Cell[], next: Cell): Cell[] | undefined {
  const last = cells.at(-1);
  if (!last || !isParted(last, next) || COMPOUND.test(last.text)) return undefined;
  return [...cells.slice(0, -1), cutCell(last, 0, last.text.length - 1)];
}

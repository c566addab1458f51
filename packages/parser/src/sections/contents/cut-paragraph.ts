import { findDates } from '../../dates/find-dates.ts';
import { cutAtAll } from '../../entries/chunks.ts';
import { companyScore, locationScore, schoolScore } from '../../evidence/word-score.ts';
import type { Line } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';

/** The separators of several prizes in one line: behind the brackets of each, between them, or commas where nobody who gave one stands. */
const CUTS: { separator: RegExp; isList: (pieces: readonly Cell[]) => boolean }[] = [
  {
    separator: /(?<=\))[,;]\s+/gu,
    isList: (pieces) =>
      pieces.length > 1 &&
      pieces.every(({ text }) => /\S\s\(\p{Lu}[^()\d]*\p{Ll}[^()\d]*\)\.?$/u.test(text)),
  },
  { separator: /;\s+|\s*[|•·]\s*/gu, isList: (pieces) => pieces.length > 1 && areAllDated(pieces) },
  {
    separator: /;\s+|\s*[|•·]\s*|,\s+/gu,
    isList: (pieces) => pieces.length > 2 && pieces.every(isBare),
  },
];

const areAllDated = (pieces: readonly Cell[]): boolean =>
  pieces.every(({ text }) => findDates(text).some(({ from, to }) => to - from < text.length - 3));

/** Neither a date nor a name of who gave it, nor a place. */
const isBare = ({ text }: Cell): boolean =>
  findDates(text).length === 0 &&
  companyScore(text) === 0 &&
  schoolScore(text) === 0 &&
  locationScore(text) < 0.6;

/** The prizes or certificates of a line that holds several, as lines of their own. */
export function cutParagraph(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || cell.labelled) return [line];
  for (const { separator, isList } of CUTS) {
    const pieces = cutAtAll(cell, separator);
    if (isList(pieces)) return pieces.map((piece) => ({ ...line, cells: [piece] }));
  }
  return [line];
}

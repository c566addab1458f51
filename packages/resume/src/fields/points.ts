import { splitLines, stripBullet } from '../texts/bullets.ts';
import type { Codec } from './codec.ts';
import { keepPoints } from './keep-points.ts';
import type { Point } from './point.ts';

/** A text of several lines as points; `asWritten` where its lines are not exactly "• " and a point. */
export type Points = { readonly points: readonly Point[]; readonly asWritten?: string };

const BULLET = '• ';

const writeLines = (texts: readonly string[]) => texts.map((text) => BULLET + text).join('\n');

/** Points as text, one a line. The position of a point is that of its line. */
export const pointsCodec: Codec<Points, string> = {
  toFlat: ({ points, asWritten }) => asWritten ?? writeLines(points.map(({ text }) => text)),

  fromFlat(flat, ...previous) {
    if (flat === '') return { points: [] };
    const same = previous.find((each) => pointsCodec.toFlat(each) === flat);
    if (same) return same;
    const { texts, ...written } = readLines(flat);
    const [first, ...further] = previous.map(({ points }) => points);
    return { points: keepPoints(texts, first, further), ...written };
  },
};

function readLines(flat: string): { texts: readonly string[]; asWritten?: string } {
  const lines = splitLines(flat);
  const texts = lines.map((line) => line.slice(BULLET.length));
  return writeLines(texts) === flat
    ? { texts }
    : { texts: lines.map(stripBullet), asWritten: flat };
}

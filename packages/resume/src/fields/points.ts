import { LINE_END, splitLines, stripBullet } from '../texts/bullets.ts';
import type { Codec } from './codec.ts';
import { BULLET, flatPoints, writeLines } from './flat-points.ts';
import { keepPoints } from './keep-points.ts';
import { type Mark, normalizeMarks } from './mark.ts';
import { idOfPosition, makePoint, type PointId, type Points } from './point.ts';

/** Points as text, one a line. The position of a point is that of its line. */
export const pointsCodec: Codec<Points, string> = {
  toFlat: flatPoints,

  fromFlat(flat, ...previous) {
    if (flat === '') return { points: [] };
    const same = previous.find((each) => flatPoints(each) === flat);
    if (same) return same;
    const { texts, ...written } = readLines(flat);
    const [first, ...further] = previous.map(({ points }) => points);
    return { points: keepPoints(texts, first, further), ...written };
  },
};

/** A point as an editor gives it: without an id where it is new. */
export type PointDraft = {
  readonly id?: PointId | undefined;
  readonly text: string;
  readonly marks?: readonly Mark[] | undefined;
  readonly hidden?: boolean | undefined;
};

const LINE_ENDS = new RegExp(LINE_END, 'gu');

/**
 * Points of what an editor gives: marks in their normal form, line ends as spaces, and the first free id for those that have
 * none or that of another. What led the lines of `previous` stays where no text has changed.
 */
export function makePoints(drafts: readonly PointDraft[], previous?: Points): Points {
  const known = new Set(drafts.flatMap(({ id }) => id ?? []));
  const taken = new Set<PointId>();
  let position = 0;
  function freeId(): PointId {
    while (known.has(idOfPosition(position)) || taken.has(idOfPosition(position))) position += 1;
    return idOfPosition(position);
  }
  const points = drafts.map(({ id, text, marks = [], hidden }) => {
    const line = text.replace(LINE_ENDS, ' ');
    const own = id === undefined || taken.has(id) ? freeId() : id;
    taken.add(own);
    return makePoint(own, line, { marks: normalizeMarks(marks, line), hidden });
  });
  const isSameText =
    previous?.points.length === points.length &&
    previous.points.every(({ text }, at) => text === points[at]?.text);
  return isSameText ? { ...previous, points } : { points };
}

/** Brings points that were sent to their normal form; how the text was written goes where it does not say the same. */
export const normalizePoints = ({ points, ...written }: SentPoints): Points =>
  makePoints(
    points,
    pointsCodec.fromFlat(flatPoints({ points: makePoints(points).points, ...written })),
  );

type SentPoints = Omit<Points, 'points'> & { readonly points: readonly PointDraft[] };

function readLines(flat: string): { texts: readonly string[] } & Omit<Points, 'points'> {
  const lines = splitLines(flat);
  const led = lines.map((line) => line.slice(BULLET.length));
  if (writeLines(led) === flat) return { texts: led };
  const texts = lines.map(stripBullet);
  return texts.join('\n') === flat ? { texts, isPlain: true } : { texts, rawText: flat };
}

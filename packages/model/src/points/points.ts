import type { Codec } from '../fields/codec.ts';
import { LINE_END, splitLines, stripBullet } from '../texts/bullets.ts';
import { BULLET, flatPoints, writeLines } from './flat-points.ts';
import { keepPoints } from './keep-points.ts';
import { normalizeMarks } from './mark.ts';
import {
  idOfPosition,
  makePoint,
  type Point,
  type PointDraftValues,
  type PointId,
  type Points,
  pointFlagsOf,
} from './point.ts';

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

  read(value) {
    const { points, isPlain, rawText } = Object(value) as { [N in keyof Points]?: unknown };
    if (!Array.isArray(points)) return undefined;
    return normalizePoints({
      points: points.map(readPoint),
      ...(isPlain === true && { isPlain }),
      ...(typeof rawText === 'string' && { rawText }),
    });
  },
};

/** A point as an editor gives it: without an id where it is new. */
export type PointDraft = PointDraftValues & {
  readonly id?: PointId | undefined;
  readonly text: string;
};

export function readPoint(value: unknown): PointDraft {
  const { id, text, marks, ...flags } = Object(value) as { [N in keyof Point]?: unknown };
  return {
    id: typeof id === 'string' && id !== '' ? (id as PointId) : undefined,
    text: typeof text === 'string' ? text : '',
    marks: Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'object' && mark) : [],
    ...pointFlagsOf(flags),
  };
}

/** Reads lines of one text as points: each led by "• ", or all of them by nothing. Marks and flags stay with their lines. */
export function pointsOfTexts(lines: readonly PointDraft[], lead: typeof BULLET | ''): Points {
  const { points, ...written } = pointsCodec.fromFlat(
    lines.map(({ text }) => lead + text).join('\n'),
  );
  return {
    points: points.map(({ id, text }, at) => {
      const { marks = [], ...flags } = lines[at] ?? {};
      return makePoint(id, text, { ...pointFlagsOf(flags), marks: normalizeMarks(marks, text) });
    }),
    ...written,
  };
}

const LINE_ENDS = new RegExp(LINE_END, 'gu');

/**
 * Points of what an editor gives: marks in their normal form, line ends as spaces, and an id from `newId`, or the first free one,
 * for those that have none or that of another. What led the lines of `previous` stays where no text has changed.
 */
export function makePoints(
  drafts: readonly PointDraft[],
  previous?: Points,
  newId?: () => PointId,
): Points {
  const known = new Set(drafts.flatMap(({ id }) => id ?? []));
  const taken = new Set<PointId>();
  let position = 0;
  function freeId(): PointId {
    while (known.has(idOfPosition(position)) || taken.has(idOfPosition(position))) position += 1;
    return idOfPosition(position);
  }
  const points = drafts.map(({ id, text, marks = [], ...flags }) => {
    const line = text.replace(LINE_ENDS, ' ');
    const own = id === undefined || taken.has(id) ? (newId ?? freeId)() : id;
    taken.add(own);
    return makePoint(own, line, { ...flags, marks: normalizeMarks(marks, line) });
  });
  const isSameText =
    previous?.points.length === points.length &&
    previous.points.every(({ text }, at) => text === points[at]?.text);
  return isSameText ? { ...previous, points } : { points };
}

/** A point and the line of the text that it is. */
type PointLine = { line: string; point: Point };

/** Cuts points into the lines of their text. */
export function pointLines(said: Points): PointLine[] {
  const lines = splitLines(flatPoints(said));
  return said.points.map((point, at) => ({ line: lines[at] ?? '', point }));
}

/** Puts points together from lines; one that has the id of another gets the first free one. */
export const pointsOfLines = (lines: readonly PointLine[]): Points =>
  makePoints(
    lines.map(({ point }) => point),
    pointsCodec.fromFlat(lines.map(({ line }) => line).join('\n')),
  );

/** Checks whether a value is one of points. */
export const isPoints = (value: unknown): value is Points =>
  Array.isArray((Object(value) as { points?: unknown }).points);

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

import { commonEnds, type Mark, moveMarks } from './mark.ts';

/** Id of a point, unique among those of its text. */
export type PointId = string & { readonly __brand: 'PointId' };

/** A person's decisions about a point, beside what it says. */
export const POINT_FLAGS = ['hidden', 'locked'] as const;
export type PointFlag = (typeof POINT_FLAGS)[number];

/** Absent stands for no. A point that is `hidden` is not printed, one that is `locked` is changed by no proposal. */
export type PointFlags = { readonly [F in PointFlag]?: true };

/** The flags of a point, from anything that has some. */
export const pointFlagsOf = (said: { readonly [F in PointFlag]?: unknown } = {}): PointFlags => ({
  ...(said.hidden === true && { hidden: true }),
  ...(said.locked === true && { locked: true }),
});

/** One line of a text of points, without the bullet before it. It may say nothing. */
export type Point = PointFlags & {
  readonly id: PointId;
  readonly text: string;
  /** In their normal form (`normalizeMarks`); absent where there are none. */
  readonly marks?: readonly Mark[];
};

/**
 * A text of several lines as points, each a line led by "• ". `isPlain` where no line is led by anything; `rawText` is the
 * text where its lines are neither.
 */
export type Points = {
  readonly points: readonly Point[];
  readonly isPlain?: true;
  readonly rawText?: string;
};

/** The id that a point has where none is stored: that of its position. */
export const idOfPosition = (position: number) => `l${position}` as PointId;

/** Checks whether an id is that of a position: another point may have it after a move. */
export const isIdOfPosition = (id: PointId): boolean => /^l\d+$/u.test(id);

/** A point; `marks` are normal. */
export const makePoint = (
  id: PointId,
  text: string,
  { marks = [], ...flags }: PointDraftValues = {},
): Point => ({ id, text, ...(marks.length > 0 && { marks }), ...pointFlagsOf(flags) });

/** Values of a point beside its id and its text. */
export type PointDraftValues = { readonly marks?: readonly Mark[] | undefined } & {
  readonly [F in PointFlag]?: boolean | undefined;
};

/**
 * A point whose line was changed to `text`, its marks where they stand now. A line that has not half of the shorter text in
 * common with what it was, or nothing, is another one, which is neither marked nor hidden nor locked.
 */
export function changePoint(point: Point, text: string): Point {
  const { id, text: before, marks = [] } = point;
  const { head, tail } = commonEnds(before, text);
  const isAnother = (head + tail) * 2 < Math.max(1, Math.min(before.length, text.length));
  return isAnother
    ? makePoint(id, text)
    : makePoint(id, text, { ...pointFlagsOf(point), marks: moveMarks(marks, before, text) });
}

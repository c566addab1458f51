import { commonEnds, type Mark, moveMarks } from './mark.ts';

/** Id of a point, unique among those of its text. */
export type PointId = string & { readonly __brand: 'PointId' };

/** One line of a text of points, without the bullet before it. It may say nothing. */
export type Point = {
  readonly id: PointId;
  readonly text: string;
  /** In their normal form (`normalizeMarks`); absent where there are none. */
  readonly marks?: readonly Mark[];
  /** It is not printed. */
  readonly hidden?: true;
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
  {
    marks = [],
    hidden = false,
  }: { marks?: readonly Mark[] | undefined; hidden?: boolean | undefined } = {},
): Point => ({ id, text, ...(marks.length > 0 && { marks }), ...(hidden && { hidden }) });

/**
 * A point whose line was changed to `text`, its marks where they stand now. A line that has not half of the shorter text in
 * common with what it was, or nothing, is another one, which is neither marked nor hidden.
 */
export function changePoint({ id, text: before, marks = [], hidden }: Point, text: string): Point {
  const { head, tail } = commonEnds(before, text);
  const isAnother = (head + tail) * 2 < Math.max(1, Math.min(before.length, text.length));
  return isAnother
    ? makePoint(id, text)
    : makePoint(id, text, { marks: moveMarks(marks, before, text), hidden });
}

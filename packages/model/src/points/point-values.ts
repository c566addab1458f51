import { type Mark, normalizeMarks } from './mark.ts';
import type { Points } from './point.ts';
import { makePoint, type Point } from './point.ts';

/** Values beside a flat text of points: the marks of points and which are hidden, by the positions of the points. */
export type PointValues = {
  readonly marks?: Readonly<Record<string, readonly Mark[]>>;
  /** In ascending order. */
  readonly hidden?: readonly number[];
};

/** Returns what the flat text of these points does not say; undefined where it says all. */
export function pointValues({ points }: Points): PointValues | undefined {
  const marks = points.flatMap((point, at) => (point.marks ? [[at, point.marks]] : []));
  const hidden = points.flatMap((point, at) => (point.hidden ? [at] : []));
  if (marks.length === 0 && hidden.length === 0) return undefined;
  return {
    ...(marks.length > 0 && { marks: Object.fromEntries(marks) }),
    ...(hidden.length > 0 && { hidden }),
  };
}

/** The points with exactly the marks that `values` give them, and exactly those hidden; what is no such value gives none. */
export function withPointValues(said: Points, values: unknown): Points {
  const { marks, hidden } = Object(values) as { marks?: unknown; hidden?: unknown };
  const marksOf = new Map(Object.entries(Object(marks)));
  const hiddenAt = new Set(Array.isArray(hidden) ? hidden : []);
  const points = said.points.map((point, at) => {
    const read = normalizeMarks(readMarks(marksOf.get(String(at))), point.text);
    const next = makePoint(point.id, point.text, { marks: read, hidden: hiddenAt.has(at) });
    return isSamePoint(point, next) ? point : next;
  });
  return points.every((point, at) => point === said.points[at]) ? said : { ...said, points };
}

const readMarks = (marks: unknown): Mark[] =>
  Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'object' && mark !== null) : [];

/** Checks whether two lists of points are the same. */
export const isSamePoints = (one: Points, other: Points): boolean =>
  one.rawText === other.rawText &&
  one.isPlain === other.isPlain &&
  one.points.length === other.points.length &&
  one.points.every((point, at) => {
    const beside = other.points[at];
    return beside !== undefined && isSamePoint(point, beside);
  });

/** Checks whether two points are the same. Marks are normal, so that equal ones are equal as JSON. */
const isSamePoint = (one: Point, other: Point): boolean =>
  one.id === other.id &&
  one.text === other.text &&
  one.hidden === other.hidden &&
  JSON.stringify(one.marks) === JSON.stringify(other.marks);

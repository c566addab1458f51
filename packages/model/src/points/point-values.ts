import { type Mark, normalizeMarks } from './mark.ts';
import { makePoint, POINT_FLAGS, type Point, type PointFlag, type Points } from './point.ts';

/** Values beside a flat text of points: the marks of points, and which have a flag, by the positions of the points. */
export type PointValues = {
  readonly marks?: Readonly<Record<string, readonly Mark[]>>;
} & {
  /** In ascending order. */
  readonly [F in PointFlag]?: readonly number[];
};

/** Returns what the flat text of these points does not say; undefined where it says all. */
export function pointValues({ points }: Points): PointValues | undefined {
  const marks = points.flatMap((point, at) => (point.marks ? [[at, point.marks]] : []));
  const flagged = POINT_FLAGS.map((flag) => [
    flag,
    points.flatMap((point, at) => (point[flag] ? [at] : [])),
  ]).filter(([, positions]) => positions?.length !== 0);
  if (marks.length === 0 && flagged.length === 0) return undefined;
  return {
    ...(marks.length > 0 && { marks: Object.fromEntries(marks) }),
    ...Object.fromEntries(flagged),
  };
}

/** The points with exactly the marks and the flags that `values` give them; what is no such value gives none. */
export function withPointValues(said: Points, values: unknown): Points {
  const { marks, ...flagged } = Object(values) as { [N in keyof PointValues]?: unknown };
  const marksOf = new Map(Object.entries(Object(marks)));
  const hasFlag = (flag: PointFlag, at: number) => {
    const positions = flagged[flag];
    return Array.isArray(positions) && positions.includes(at);
  };
  const points = said.points.map((point, at) => {
    const read = normalizeMarks(readMarks(marksOf.get(String(at))), point.text);
    const flags = Object.fromEntries(POINT_FLAGS.map((flag) => [flag, hasFlag(flag, at)]));
    const next = makePoint(point.id, point.text, { ...flags, marks: read });
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
  POINT_FLAGS.every((flag) => one[flag] === other[flag]) &&
  JSON.stringify(one.marks) === JSON.stringify(other.marks);

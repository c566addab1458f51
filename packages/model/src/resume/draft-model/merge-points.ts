import { mergeApart, mergeLines, mergeOrder, sameValue } from '@shortlist/draft';
import {
  isIdOfPosition,
  makePoint,
  POINT_FLAGS,
  type Point,
  type PointFlag,
  type PointFlags,
  type PointId,
  type Points,
  pointFlagsOf,
} from '../../points/point.ts';
import { pointLines, pointsOfLines } from '../../points/points.ts';

/** Points as both sides began, and as each made them. */
type Versions = { base: Points; mine: Points; theirs: Points };

/**
 * Merges points (three-way merge): one by one with their marks and flags, and their order, where all have lasting ids; else line by line. Points of a list
 * that was put in anew, with other ids, are those that say the same.
 * Undefined where both changed the same of one point or line, or moved a point to different places.
 */
export function mergePoints(versions: Versions): Points | undefined {
  const byIds = mergeByIds(versions);
  if (byIds) return byIds.isOpen ? undefined : byIds.value;
  const byLines = mergeLines(linesOf(versions), keyOfLine);
  return byLines && pointsOfLines(byLines);
}

/**
 * Merges points of which both sides changed some in different ways: these are as they are here, and so is their order where both changed that;
 * all that they alone changed comes. `base` is theirs with what is open as it was: a second merge asks about that alone.
 */
export function mergeOtherPoints(versions: Versions): { value: Points; base: Points } {
  const byIds = mergeByIds(versions);
  if (byIds) return byIds;
  const { value, base } = mergeApart(linesOf(versions), keyOfLine);
  return { value: pointsOfLines(value), base: pointsOfLines(base) };
}

function linesOf({ base, mine, theirs }: Versions) {
  return { base: pointLines(base), mine: pointLines(mine), theirs: pointLines(theirs) };
}

const keyOfLine = ({ line, point }: ReturnType<typeof pointLines>[number]) =>
  JSON.stringify([line, point.marks, pointFlagsOf(point)]);

/** Points by their ids. */
type ById = ReadonlyMap<PointId, Point>;

/** Merges points one by one, and their order; undefined where they have no lasting ids. */
function mergeByIds(versions: Versions) {
  if (!Object.values(versions).every(hasLastingIds)) return undefined;
  const sides = withSharedIds(versions);
  const [base, mine, theirs] = sides.map(
    (points): ById => new Map(points.map((point) => [point.id, point])),
  ) as [ById, ById, ById];
  const [value, asked] = [new Map<PointId, Point>(), new Map<PointId, Point>()];
  let isOpen = false;
  for (const id of new Set(sides.flatMap((points) => points.map((point) => point.id)))) {
    const merged = mergePoint({ base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) });
    if (merged.value) value.set(id, merged.value);
    if (merged.base) asked.set(id, merged.base);
    isOpen ||= merged.isOpen;
  }
  const [before, here, there] = [base, mine, theirs].map((side) => [...side.keys()]) as [
    PointId[],
    PointId[],
    PointId[],
  ];
  const order = mergeOrder(before, here, there);
  return {
    value: { points: inOrder(value, [order.order, here, there]) },
    // Beside what they put in another point would count as moved: as long as the order is open, that is not known.
    base: { points: inOrder(asked, order.isOpen ? [before] : [there, before]) },
    isOpen: isOpen || order.isOpen,
  };
}

/** Puts points in the order of the first list; one that it does not name follows the nearest before it in the next list that does. */
function inOrder(points: ById, [first = [], ...others]: readonly (readonly string[])[]): Point[] {
  const order = first.filter((id) => points.has(id as PointId));
  for (const list of others)
    for (const [at, id] of list.entries()) {
      if (!points.has(id as PointId) || order.includes(id)) continue;
      const before = list.slice(0, at).findLast((each) => order.includes(each));
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
    }
  return order.flatMap((id) => points.get(id as PointId) ?? []);
}

/** Checks whether all of a text are points, each by an id that stays with it. */
export const hasLastingIds = ({ points, isPlain, rawText }: Points): boolean =>
  !isPlain &&
  rawText === undefined &&
  points.every(({ id }) => !isIdOfPosition(id)) &&
  new Set(points.map(({ id }) => id)).size === points.length;

/** Lists the points of base, mine and theirs, in which a point has the id that it has in the base, or in mine where both put it in. */
function withSharedIds({ base, mine, theirs }: Versions) {
  const share = (points: readonly Point[], other: readonly Point[]) => {
    const known = idsOf([...base.points, ...other]);
    return [allOf, wordsOf, textOf].reduce(
      (side, keyOf) => sharingIds(side, base.points, keyOf, known),
      points,
    );
  };
  const here = share(mine.points, theirs.points);
  const there = share(theirs.points, mine.points);
  const known = idsOf(base.points);
  const putIn = here.filter(({ id }) => !known.has(id));
  return [base.points, here, sharingIds(there, putIn, allOf, known)] as const;
}

const idsOf = (points: readonly Point[]) => new Set(points.map(({ id }) => id));

const allOf = ({ id: _, ...said }: Point) => JSON.stringify(said);
const wordsOf = ({ text, marks }: Point) => JSON.stringify([text, marks]);
const textOf = ({ text }: Point) => text;

/**
 * Gives points that neither others nor `known` have by their ids those of others that say the same, each to one. Of several the one with the first id is
 * taken, wherever it stands: a second merge, after which some are gone or moved, takes the same.
 */
function sharingIds(
  points: readonly Point[],
  others: readonly Point[],
  keyOf: (point: Point) => string,
  known: ReadonlySet<PointId>,
): readonly Point[] {
  const own = idsOf(points);
  const free = others
    .filter(({ id }) => !own.has(id))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return points.map((point) => {
    if (known.has(point.id)) return point;
    const at = free.findIndex((other) => keyOf(other) === keyOf(point));
    const [same] = at < 0 ? [] : free.splice(at, 1);
    return same ? { ...point, id: same.id } : point;
  });
}

type PointVersions = { [Side in keyof Versions]: Point | undefined };

/** A merged point, and theirs with what is open as it was before; undefined where it is deleted. */
type MergedPoint = { value: Point | undefined; base: Point | undefined; isOpen: boolean };

/** Merges one point: its text with the marks in it, and each of its flags. */
function mergePoint({ base, mine, theirs }: PointVersions): MergedPoint {
  const settled = (value: Point | undefined) => ({ value, base: theirs, isOpen: false });
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return settled(mine);
  if (sameValue(mine, base)) return settled(theirs);
  if (!base || !mine || !theirs) return { value: mine, base, isOpen: true };
  const sideOf = (flag: PointFlag) => (mine[flag] === base[flag] ? theirs : mine)[flag];
  const flags = Object.fromEntries(POINT_FLAGS.map((flag) => [flag, sideOf(flag)]));
  if (isWordedSame(mine, base)) return settled(withFlags(theirs, flags));
  const isOpen = !isWordedSame(theirs, base) && !isWordedSame(mine, theirs);
  return {
    value: withFlags(mine, flags),
    base: isOpen ? withFlags(base, theirs) : theirs,
    isOpen,
  };
}

const withFlags = ({ id, text, marks }: Point, flags: PointFlags): Point =>
  makePoint(id, text, { ...pointFlagsOf(flags), marks });

const isWordedSame = (one: Point, other: Point) =>
  one.text === other.text && sameValue(one.marks, other.marks);

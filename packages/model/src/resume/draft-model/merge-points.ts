import { mergeLines, mergeOrder, sameValue } from '@shortlist/draft';
import {
  isIdOfPosition,
  makePoint,
  type Point,
  type PointFlag,
  type PointId,
  type Points,
  pointFlagsOf,
} from '../../points/point.ts';
import { pointLines, pointsOfLines } from '../../points/points.ts';

/** Points as both sides began, and as each made them. */
type Versions = { base: Points; mine: Points; theirs: Points };

/**
 * Merges points (three-way merge): line by line with their marks and flags, whatever their ids; where both changed lines that
 * lie together, point by point by their ids. Undefined where both changed the same of one point, or moved it to different places.
 */
export const mergePoints = (versions: Versions): Points | undefined =>
  mergeByLines(versions) ?? mergeByIds(versions);

function mergeByLines(versions: Versions): Points | undefined {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(pointLines);
  const merged = mergeLines(
    { base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] },
    ({ line, point }) => JSON.stringify([line, point.marks, pointFlagsOf(point)]),
  );
  return merged && pointsOfLines(merged);
}

/** Says that both sides changed the same. */
const CLASH = Symbol('clash');

function mergeByIds(versions: Versions): Points | undefined {
  const merged = pointsById(versions, () => CLASH);
  if (!merged || [...merged.values()].includes(CLASH)) return undefined;
  const [before, here, there] = idsIn(versions);
  const { order, isOpen } = mergeOrder(before, here, there);
  if (isOpen || order.length !== merged.size) return undefined;
  return { points: pointsIn(order, merged) };
}

/**
 * Merges points of which both sides changed some in different ways: these are as they are here, and in the order of here; all that they
 * alone changed comes. Undefined where it is not known which point is which.
 */
export function mergeOtherPoints(versions: Versions): Points | undefined {
  const merged = pointsById(versions, ({ mine }) => mine);
  if (!merged) return undefined;
  const [, here, there] = idsIn(versions);
  const order = here.filter((id) => merged.has(id));
  for (const [at, id] of there.entries()) {
    if (!merged.has(id) || order.includes(id)) continue;
    const before = there.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return { points: pointsIn(order, merged) };
}

type Merged = ReadonlyMap<PointId, Point | typeof CLASH>;

/** Merges points one by one; undefined where their ids do not last. */
function pointsById(
  { base, mine, theirs }: Versions,
  settle: (versions: PointVersions) => Point | undefined | typeof CLASH,
): Merged | undefined {
  const all = [base, mine, theirs];
  if (!all.every(hasLastingIds)) return undefined;
  const [before, here, there] = all.map(
    ({ points }) => new Map(points.map((each) => [each.id, each])),
  );
  const ids = new Set(all.flatMap(({ points }) => points.map(({ id }) => id)));
  const merged = new Map<PointId, Point | typeof CLASH>();
  for (const id of ids) {
    const said = { base: before?.get(id), mine: here?.get(id), theirs: there?.get(id) };
    const point = mergePoint(said);
    const settled = point === CLASH ? settle(said) : point;
    if (settled) merged.set(id, settled);
  }
  return merged;
}

const idsIn = ({ base, mine, theirs }: Versions) =>
  [base, mine, theirs].map(({ points }) => points.map(({ id }) => id)) as [
    PointId[],
    PointId[],
    PointId[],
  ];

const pointsIn = (order: readonly string[], merged: Merged): Point[] =>
  order.flatMap((id) => {
    const point = merged.get(id as PointId);
    return point && point !== CLASH ? [point] : [];
  });

/** Checks whether all of a text are points, each by an id that stays with it. */
const hasLastingIds = ({ points, isPlain, rawText }: Points): boolean =>
  !isPlain &&
  rawText === undefined &&
  points.every(({ id }) => !isIdOfPosition(id)) &&
  new Set(points.map(({ id }) => id)).size === points.length;

type PointVersions = { [Side in keyof Versions]: Point | undefined };

/** Merges one point: its text with the marks in it, and each of its flags. Undefined where it is deleted. */
function mergePoint({ base, mine, theirs }: PointVersions): Point | undefined | typeof CLASH {
  if (sameValue(mine, theirs) || sameValue(theirs, base)) return mine;
  if (sameValue(mine, base)) return theirs;
  if (!base || !mine || !theirs) return CLASH;
  const isWordedHere = !isWordedSame(mine, base);
  if (isWordedHere && !isWordedSame(theirs, base) && !isWordedSame(mine, theirs)) return CLASH;
  const { id, text, marks } = isWordedHere ? mine : theirs;
  const sideOf = (flag: PointFlag) => (mine[flag] === base[flag] ? theirs : mine)[flag];
  return makePoint(id, text, { marks, hidden: sideOf('hidden'), locked: sideOf('locked') });
}

const isWordedSame = (one: Point, other: Point) =>
  one.text === other.text && sameValue(one.marks, other.marks);

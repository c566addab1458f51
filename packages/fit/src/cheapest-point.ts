/** Positions on the axes of a grid, from 0. */
export type Point = readonly number[];

/** All points from `low` to `high` on every axis, and the least that one of them costs. */
type Box = { low: Point; high: Point; cost: number };

export type Grid = {
  /** The cost of each position on each axis: 0 at the first, and more from each to the next. */
  costs: readonly (readonly number[])[];
  /** Checks whether a point is what is looked for. A point further on all axes than one that is should be too. */
  isFeasible: (point: Point) => boolean;
};

/**
 * The cheapest feasible point of a grid, whose cost is the sum over its axes; undefined where the last point is not
 * feasible. Best-first branch and bound (Land and Doig, "An Automatic Method of Solving Discrete Programming
 * Problems", 1960): a box of points costs at least what its first point costs, and has a feasible one only if its
 * last one is; so the first box taken whose first point is feasible has the cheapest.
 *
 * Boxes are divided in a way that does not ask `isFeasible`. So of two questions, one of which holds wherever the
 * other does, the first never has the dearer answer, even where a feasible point has one further on that is not.
 */
export function cheapestPoint({ costs, isFeasible }: Grid): Point | undefined {
  const known = new Map<string, boolean>();
  const ask = (point: Point): boolean => {
    const key = point.join(' ');
    const answer = known.get(key) ?? isFeasible(point);
    known.set(key, answer);
    return answer;
  };
  const costOf = (point: Point) =>
    point.reduce((sum, at, axis) => sum + (costs[axis]?.[at] ?? 0), 0);
  const boxOf = (low: Point, high: Point): Box => ({ low, high, cost: costOf(low) });

  const queue = [
    boxOf(
      costs.map(() => 0),
      costs.map((each) => each.length - 1),
    ),
  ];
  while (queue.length > 0) {
    const box = takeCheapest(queue);
    if (!ask(box.high)) continue;
    if (ask(box.low)) return box.low;
    queue.push(...halves(box, costs).map(([low, high]) => boxOf(low, high)));
  }
  return undefined;
}

/** Of boxes that cost the same, the one that was put in first. */
function takeCheapest(queue: Box[]): Box {
  let best = 0;
  for (const [at, { cost }] of queue.entries()) {
    if (cost < (queue[best]?.cost ?? 0)) best = at;
  }
  const [box] = queue.splice(best, 1);
  if (!box) throw new Error('The queue is empty.');
  return box;
}

/** A box in two, across the axis whose first and last position differ most in cost. */
function halves({ low, high }: Box, costs: Grid['costs']): [Point, Point][] {
  const spread = (axis: number) =>
    (costs[axis]?.[high[axis] ?? 0] ?? 0) - (costs[axis]?.[low[axis] ?? 0] ?? 0);
  const axes = costs.map((_, axis) => axis).filter((axis) => (high[axis] ?? 0) > (low[axis] ?? 0));
  const axis = axes.reduce(
    (widest, each) => (spread(each) > spread(widest) ? each : widest),
    axes[0] ?? -1,
  );
  if (axis < 0) return [];
  const middle = Math.floor(((low[axis] ?? 0) + (high[axis] ?? 0)) / 2);
  return [
    [low, high.with(axis, middle)],
    [low.with(axis, middle + 1), high],
  ];
}

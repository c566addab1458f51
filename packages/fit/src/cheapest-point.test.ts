import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { cheapestPoint, type Point } from './cheapest-point.ts';

/** The costs of positions on an axis: 0, and more from each to the next. */
const axis = fc
  .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  .map((costs) => [0, ...costs.toSorted((one, other) => one - other)]);
const costs = fc.array(axis, { minLength: 1, maxLength: 4 });

const allPoints = (axes: readonly (readonly number[])[]): Point[] =>
  axes.reduce<Point[]>(
    (points, each) => points.flatMap((point) => each.map((_, at) => [...point, at])),
    [[]],
  );
const costOf = (axes: readonly (readonly number[])[], point: Point | undefined) =>
  point?.reduce((sum, at, index) => sum + (axes[index]?.[at] ?? 0), 0) ?? Number.POSITIVE_INFINITY;

/** Pages of a point: less the further on it is, by weights of the axes. */
const pagesBy = (weights: readonly number[]) => (point: Point) =>
  Math.ceil(30 - point.reduce((sum, at, index) => sum + at * (weights[index] ?? 1), 0));

describe('[DS5] the cheapest feasible point of a grid', () => {
  it('is the first where that is feasible, and none where the last is not', () => {
    expect(cheapestPoint({ costs: [[0, 1]], isFeasible: () => true })).toEqual([0]);
    expect(cheapestPoint({ costs: [[0, 1]], isFeasible: () => false })).toBeUndefined();
  });

  test.prop([costs, fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }), fc.nat(30)])(
    'costs what the cheapest of all points costs',
    (axes, weights, goal) => {
      const isFeasible = (point: Point) => pagesBy(weights)(point) <= goal;
      const cheapest = Math.min(
        ...allPoints(axes)
          .filter(isFeasible)
          .map((point) => costOf(axes, point)),
      );
      expect(costOf(axes, cheapestPoint({ costs: axes, isFeasible }))).toBe(cheapest);
    },
  );

  test.prop([costs, fc.nat(5), fc.func(fc.nat(6))])(
    'is never dearer where more is allowed, whatever is feasible',
    (axes, goal, pagesOf) => {
      const within = (most: number) =>
        costOf(
          axes,
          cheapestPoint({ costs: axes, isFeasible: (point) => pagesOf(point.join(' ')) <= most }),
        );
      expect(within(goal + 1)).toBeLessThanOrEqual(within(goal));
    },
  );

  it('asks about few points of many', () => {
    const axes = Array.from({ length: 5 }, () => Array.from({ length: 10 }, (_, at) => at * at));
    let asked = 0;
    const isFeasible = (point: Point) => {
      asked += 1;
      return point.reduce((sum, at) => sum + at, 0) >= 12;
    };
    expect(costOf(axes, cheapestPoint({ costs: axes, isFeasible }))).toBe(30);
    expect(asked).toBeLessThan(10 ** 5 / 20);
  });
});

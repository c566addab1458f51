import type { Observed } from './observe-set.ts';

/** What was said and what held, for the fields whose confidence lies from `from` to `to`. */
export type Bin = { from: number; to: number; count: number; said: number; right: number };

const EDGES = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01];

/** The reliability diagram as numbers (M. DeGroot, S. Fienberg, 1983). */
export function binByConfidence(
  observed: readonly Observed[],
  confidences: readonly number[],
): Bin[] {
  return EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] ?? 1;
    const members = observed.flatMap((each, index) => {
      const said = confidences[index] ?? 0;
      return said >= from && said < to ? [{ said, isRight: each.isRight }] : [];
    });
    const count = members.length;
    const mean = (sum: number) => (count === 0 ? 0 : sum / count);
    return {
      from,
      to: Math.min(1, to),
      count,
      said: mean(members.reduce((sum, { said }) => sum + said, 0)),
      right: mean(members.filter(({ isRight }) => isRight).length),
    };
  });
}

/** The mean distance of what was said and what held, each bin counting by its fields (expected calibration error). */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce(
    (sum, { count, said, right }) => sum + (count / Math.max(1, all)) * Math.abs(said - right),
    0,
  );
}

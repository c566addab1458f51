/** The confidence that was said, from 0 to 1, and whether it held. */
export type Said = { confidence: number; isRight: boolean };

/** The confidence that was said and the share that held, as means over the fields with a confidence between `from` and `to`. */
export type Bin = { from: number; to: number; count: number; said: number; right: number };

const EDGES = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01];

/** The reliability diagram as numbers (M. DeGroot, S. Fienberg, "The Comparison and Evaluation of Forecasters", 1983). */
export function binByConfidence(observed: readonly Said[]): Bin[] {
  return EDGES.slice(0, -1).map((from, at) => {
    const to = EDGES[at + 1] ?? 1;
    const members = observed.filter(({ confidence }) => confidence >= from && confidence < to);
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    return {
      from,
      to: Math.min(1, to),
      count: members.length,
      said: mean(members.map(({ confidence }) => confidence)),
      right: mean(members.map(({ isRight }) => Number(isRight))),
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

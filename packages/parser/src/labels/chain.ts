/**
 * A chain of rows that each bear one of `size` labels. `scores` has the score of each label for each row;
 * `transitions[from * size + to]` that of a label behind another, with the start of the chain as label `size`.
 */
export type Chain = { scores: readonly Float64Array[]; transitions: Float64Array; size: number };

/** Log sums of all sequences up to and from each row, and of all. */
export type Sums = { forward: Float64Array[]; backward: Float64Array[]; total: number };

/** The forward and backward sums (L. Rabiner, "A Tutorial on Hidden Markov Models", 1989, in logarithms). */
export function sumChain(chain: Chain): Sums {
  const { scores, size } = chain;
  const forward: Float64Array[] = [];
  for (const [row, own] of scores.entries()) {
    const before = forward[row - 1];
    forward.push(own.map((score, to) => score + sumInto(chain, before, to)));
  }
  const backward = scores.map(() => new Float64Array(size));
  for (let row = scores.length - 2; row >= 0; row--) {
    const next = scores[row + 1];
    const after = backward[row + 1];
    if (next && after)
      backward[row] = after.map((_, from) =>
        logSum(next.map((score, to) => behind(chain, from, to) + score + (after[to] ?? 0))),
      );
  }
  return { forward, backward, total: logSum(forward.at(-1) ?? new Float64Array(size)) };
}

const behind = ({ transitions, size }: Chain, from: number, to: number): number =>
  transitions[from * size + to] ?? 0;

function sumInto(chain: Chain, before: Float64Array | undefined, to: number): number {
  if (before === undefined) return behind(chain, chain.size, to);
  return logSum(before.map((sum, from) => sum + behind(chain, from, to)));
}

function logSum(values: Float64Array): number {
  const most = values.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/** How likely each label is for each row. */
export const marginalsOf = ({ forward, backward, total }: Sums): Float64Array[] =>
  forward.map((sums, row) =>
    sums.map((sum, label) => Math.exp(sum + (backward[row]?.[label] ?? 0) - total)),
  );

/** The likeliest sequence of labels (A. Viterbi, 1967). */
export function likeliestPath(chain: Chain): number[] {
  const { scores, size } = chain;
  let best: Float64Array | undefined;
  const origins: Int8Array[] = [];
  for (const own of scores) {
    const before = best;
    const origin = new Int8Array(size);
    best = own.map((score, to) => {
      if (before === undefined) return score + behind(chain, size, to);
      const ways = before.map((sum, from) => sum + behind(chain, from, to));
      origin[to] = indexOfMost(ways);
      return score + (ways[origin[to] ?? 0] ?? 0);
    });
    origins.push(origin);
  }
  let label = best === undefined ? 0 : indexOfMost(best);
  const path: number[] = [];
  for (let row = scores.length - 1; row >= 0; row--) {
    path.unshift(label);
    label = origins[row]?.[label] ?? 0;
  }
  return path;
}

const indexOfMost = (values: Float64Array): number =>
  values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);

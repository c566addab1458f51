/**
 * A chain of rows that each bear one of `size` labels. `scores` has the score of each label for each row;
 * `transitions[from * size + to]` that of a label behind another, with the start of the chain as label `size`.
 */
export type Chain = { scores: readonly Float64Array[]; transitions: Float64Array; size: number };

/** Sums over all sequences up to a row and from it on, scaled so that a row's product over its labels adds up to 1. */
export type Sums = {
  forward: readonly Float64Array[];
  backward: readonly Float64Array[];
  /** The weight of each label of a row beyond what stood before it. */
  weights: readonly Float64Array[];
  /** `exp` of the transitions. */
  following: Float64Array;
};

/** Forward and backward sums, scaled row by row (L. Rabiner, "A Tutorial on Hidden Markov Models", 1989, V.A). */
export function sumChain({ scores, transitions, size }: Chain): Sums {
  const following = transitions.map(Math.exp);
  const weights = scores.map(exponentials);
  const forward: Float64Array[] = [];
  for (const [row, own] of weights.entries()) {
    const sums = sumsInto(forward[row - 1], following, size);
    const scale = scaled(sums, own);
    forward.push(sums);
    for (let label = 0; label < size; label++) own[label] = (own[label] ?? 0) / scale;
  }
  const backward: Float64Array[] = scores.map(() => new Float64Array(size).fill(1));
  for (let row = scores.length - 2; row >= 0; row--) {
    const next = weights[row + 1];
    const after = backward[row + 1];
    if (next && after) backward[row] = sumsFrom(next, after, following, size);
  }
  return { forward, backward, weights, following };
}

/** Relative to the largest, which keeps them from running over. */
function exponentials(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
}

/** Sums what reaches each label from the row before, or from the start. */
function sumsInto(
  before: Float64Array | undefined,
  following: Float64Array,
  size: number,
): Float64Array {
  const sums = new Float64Array(size);
  if (before === undefined) sums.set(following.subarray(size * size));
  else
    for (let from = 0; from < size; from++) {
      const sum = before[from] ?? 0;
      for (let to = 0; to < size; to++)
        sums[to] = (sums[to] ?? 0) + sum * (following[from * size + to] ?? 0);
    }
  return sums;
}

/** Multiplies the sums by the row's weights and brings their total to 1; returns what it was. */
function scaled(sums: Float64Array, weights: Float64Array): number {
  let total = 0;
  for (let label = 0; label < sums.length; label++) {
    sums[label] = (sums[label] ?? 0) * (weights[label] ?? 0);
    total += sums[label] ?? 0;
  }
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) / total;
  return total;
}

function sumsFrom(
  next: Float64Array,
  after: Float64Array,
  following: Float64Array,
  size: number,
): Float64Array {
  const sums = new Float64Array(size);
  for (let from = 0; from < size; from++) {
    let sum = 0;
    for (let to = 0; to < size; to++)
      sum += (following[from * size + to] ?? 0) * (next[to] ?? 0) * (after[to] ?? 0);
    sums[from] = sum;
  }
  return sums;
}

/** Returns the likelihood of each label for each row. */
export const marginalsOf = ({ forward, backward }: Sums): Float64Array[] =>
  forward.map((sums, row) => sums.map((sum, label) => sum * (backward[row]?.[label] ?? 0)));

/** The likeliest sequence of labels (A. Viterbi, 1967). */
export function likeliestPath({ scores, transitions, size }: Chain): number[] {
  let best: Float64Array = transitions.slice(size * size);
  const origins: Int8Array[] = [];
  for (const [row, own] of scores.entries()) {
    const before = best;
    const origin = new Int8Array(size);
    if (row > 0)
      for (let to = 0; to < size; to++) origin[to] = bestOrigin(before, transitions, to, size);
    best = own.map((score, to) => {
      const from = origin[to] ?? 0;
      const way =
        row > 0 ? (before[from] ?? 0) + (transitions[from * size + to] ?? 0) : (before[to] ?? 0);
      return way + score;
    });
    origins.push(origin);
  }
  return pathBack(origins, indexOfMost(best));
}

function bestOrigin(
  best: Float64Array,
  transitions: Float64Array,
  to: number,
  size: number,
): number {
  let most = Number.NEGATIVE_INFINITY;
  let origin = 0;
  for (let from = 0; from < size; from++) {
    const way = (best[from] ?? 0) + (transitions[from * size + to] ?? 0);
    if (way > most) [most, origin] = [way, from];
  }
  return origin;
}

function pathBack(origins: readonly Int8Array[], last: number): number[] {
  const path = new Array<number>(origins.length);
  let label = last;
  for (let row = origins.length - 1; row >= 0; row--) {
    path[row] = label;
    label = origins[row]?.[label] ?? 0;
  }
  return path;
}

const indexOfMost = (values: Float64Array): number =>
  values.reduce((best, value, at) => (value > (values[best] ?? 0) ? at : best), 0);

import { marginalsOf, sumChain } from '../../packages/parser/src/labels/chain.ts';
import { LABELS, scoreRows } from '../../packages/parser/src/labels/label-rows.ts';
import type { Signals } from '../../packages/parser/src/labels/row-signals.ts';

/** The rows of one column: their signals, and the number of the label of each. */
export type Sample = { signals: readonly Signals[]; labels: readonly number[] };

export type ChainWeights = { signals: Map<string, Float64Array>; transitions: Float64Array };

const SIZE = LABELS.length;
const ROUNDS = 12;
const RATE = 0.05;
const SLOWING = 0.85;
const RIDGE = 1e-4;

/** Rarer signals are left out. */
const LEAST_SEEN = 8;

/** The weights of a linear-chain conditional random field, by stochastic gradient steps, column by column. */
export function fitChain(samples: readonly Sample[]): ChainWeights {
  const weights = blankWeights(samples);
  let rate = RATE;
  for (let round = 0; round < ROUNDS; round++) {
    for (const sample of shuffled(samples, round)) step(weights, sample, rate);
    const kept = 1 - RIDGE * rate * samples.length;
    for (const own of weights.signals.values())
      for (let at = 0; at < SIZE; at++) own[at] = (own[at] ?? 0) * kept;
    rate *= SLOWING;
  }
  return weights;
}

function blankWeights(samples: readonly Sample[]): ChainWeights {
  const seen = new Map<string, number>();
  for (const name of samples.flatMap(({ signals }) => signals.flat()))
    seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  return {
    signals: new Map(names.sort().map((name) => [name, new Float64Array(SIZE)])),
    transitions: new Float64Array((SIZE + 1) * SIZE),
  };
}

/** The same order for the same round (linear congruential numbers, Knuth 3.2.1). */
function shuffled(samples: readonly Sample[], round: number): Sample[] {
  let state = round + 7;
  const keyed = samples.map((sample) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return { sample, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ sample }) => sample);
}

function step(
  { signals, transitions }: ChainWeights,
  { signals: rows, labels }: Sample,
  rate: number,
): void {
  const scores = scoreRows(rows, signals);
  const chain = { scores, transitions, size: SIZE };
  const sums = sumChain(chain);
  const chances = marginalsOf(sums);
  const follow = transitions.slice();
  for (const [row, names] of rows.entries()) {
    const own = chances[row] ?? new Float64Array(SIZE);
    const errors = own.map((chance, label) => Number(labels[row] === label) - chance);
    for (const name of names) {
      const weights = signals.get(name);
      if (weights)
        for (const [label, error] of errors.entries())
          weights[label] = (weights[label] ?? 0) + rate * error;
    }
    if (row === 0)
      for (const [label, error] of errors.entries())
        addAt(transitions, SIZE * SIZE + label, rate * error);
    else addTransitions(row);
  }

  /** What was seen of two rows' labels less what the weights expect. */
  function addTransitions(row: number): void {
    for (let from = 0; from < SIZE; from++)
      for (let to = 0; to < SIZE; to++) {
        const expected = Math.exp(
          (sums.forward[row - 1]?.[from] ?? 0) +
            (follow[from * SIZE + to] ?? 0) +
            (scores[row]?.[to] ?? 0) +
            (sums.backward[row]?.[to] ?? 0) -
            sums.total,
        );
        const seen = Number(labels[row - 1] === from && labels[row] === to);
        addAt(transitions, from * SIZE + to, rate * (seen - expected));
      }
  }
}

function addAt(values: Float64Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value;
}

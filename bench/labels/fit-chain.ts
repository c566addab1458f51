import { marginalsOf, type Sums, sumChain } from '../../packages/parser/src/labels/chain.ts';
import {
  EDGE,
  LABELS,
  type SignalWeights,
  scoreRows,
} from '../../packages/parser/src/labels/label-rows.ts';
import type { Signals } from '../../packages/parser/src/labels/row-signals.ts';

/** The rows of one column: their signals, and the number of the label of each. */
export type Sample = { signals: readonly Signals[]; labels: readonly number[] };

export type ChainWeights = { signals: Map<string, SignalWeights>; transitions: Float64Array };

const SIZE = LABELS.length;
const ROUNDS = 12;
const RATE = 0.05;
const SLOWING = 0.85;
const RIDGE = 1e-4;

/** Rarer signals are left out. */
const LEAST_SEEN = 8;

/** The weights of a linear-chain conditional random field, by stochastic gradient steps, column by column. */
export function fitChain(samples: readonly Sample[]): ChainWeights {
  const weights = emptyWeights(samples);
  let rate = RATE;
  for (let round = 0; round < ROUNDS; round++) {
    for (const sample of shuffled(samples, round)) step(weights, sample, rate);
    shrink(weights, 1 - RIDGE * rate * samples.length);
    rate *= SLOWING;
  }
  return weights;
}

function emptyWeights(samples: readonly Sample[]): ChainWeights {
  const seen = new Map<string, number>();
  for (const name of samples.flatMap(({ signals }) => signals.flat()))
    seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const empty = () => new Float64Array(SIZE);
  return {
    signals: new Map(
      [...names, ...EDGE]
        .sort()
        .map((name) => [name, { own: empty(), below: empty(), above: empty() }]),
    ),
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

function shrink({ signals }: ChainWeights, kept: number): void {
  for (const { own, below, above } of signals.values())
    for (const all of [own, below, above]) multiply(all, kept);
}

function step({ signals, transitions }: ChainWeights, sample: Sample, rate: number): void {
  const { signals: rows, labels } = sample;
  const sums = sumChain({ scores: scoreRows(rows, signals), transitions, size: SIZE });
  const errors = marginalsOf(sums).map((chances, row) =>
    chances.map((chance, label) => rate * (Number(labels[row] === label) - chance)),
  );
  for (const [row, error] of errors.entries()) {
    for (const { own } of weightsOf(signals, rows[row])) addTo(own, error);
    for (const { below } of weightsOf(signals, rows[row - 1])) addTo(below, error);
    for (const { above } of weightsOf(signals, rows[row + 1])) addTo(above, error);
    if (row === 0) addTo(transitions.subarray(SIZE * SIZE), error);
    else addTo(transitions, transitionErrors(sums, labels, row, rate));
  }
}

const weightsOf = (signals: ChainWeights['signals'], names: Signals = EDGE): SignalWeights[] =>
  names.flatMap((name) => signals.get(name) ?? []);

function multiply(values: Float64Array, factor: number): void {
  for (const [at, value] of values.entries()) values[at] = value * factor;
}

function addTo(values: Float64Array, added: Float64Array): void {
  for (const [at, value] of added.entries()) values[at] = (values[at] ?? 0) + value;
}

/** Returns what was seen of two rows' labels less what the weights expect, in the order of the transitions. */
function transitionErrors(
  { forward, backward, weights, following }: Sums,
  labels: readonly number[],
  row: number,
  rate: number,
): Float64Array {
  const errors = new Float64Array(SIZE * SIZE);
  for (let from = 0; from < SIZE; from++)
    for (let to = 0; to < SIZE; to++) {
      const at = from * SIZE + to;
      const reached = (forward[row - 1]?.[from] ?? 0) * (following[at] ?? 0);
      const expected = reached * (weights[row]?.[to] ?? 0) * (backward[row]?.[to] ?? 0);
      errors[at] = rate * (Number(labels[row - 1] === from && labels[row] === to) - expected);
    }
  return errors;
}

import {
  type ScoredKind,
  SECTION_KINDS,
  type SectionSignals,
  scoreSection,
} from '../../packages/parser/src/labels/score-section.ts';

/** A section whose heading is known: what its rows say, and its kind. */
export type SectionSample = { signals: SectionSignals; kind: ScoredKind };

export type SectionWeights = Map<string, Float64Array>;

const ROUNDS = 60;
const RATE = 0.1;
const RIDGE = 3e-5;

/** Rarer signals are left out. */
const LEAST_SEEN = 8;

/** Steps from one sample to the next, a prime: neighbours are of one document. */
const STRIDE = 7919;

/** The weights of a multinomial logistic regression, by steps that shrink for each weight (J. Duchi, E. Hazan, Y. Singer, 2011). */
export function fitSections(samples: readonly SectionSample[]): SectionWeights {
  const weights = emptyWeights(samples);
  const squares = new Map([...weights].map(([name, values]) => [name, values.map(() => 1e-6)]));
  for (let round = 0; round < ROUNDS; round++)
    for (let at = 0; at < samples.length; at++) {
      const sample = samples[(at * STRIDE + round * 31) % samples.length];
      if (sample) step(weights, squares, sample);
    }
  return weights;
}

function emptyWeights(samples: readonly SectionSample[]): SectionWeights {
  const seen = new Map<string, number>();
  for (const name of samples.flatMap(({ signals }) => [...signals.keys()]))
    seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  return new Map(['always', ...names.sort()].map((name) => [name, emptyRow()]));
}

const emptyRow = () => new Float64Array(SECTION_KINDS.length);

function step(
  weights: SectionWeights,
  squares: SectionWeights,
  { signals, kind }: SectionSample,
): void {
  const errors = scoreSection(signals, weights).map(
    (score, at) => Number(SECTION_KINDS[at] === kind) - Math.exp(score),
  );
  for (const [name, value] of [...signals, ['always', 1] as const]) {
    const own = weights.get(name);
    const sums = squares.get(name);
    if (own && sums)
      move(
        own,
        sums,
        errors.map((error) => error * value),
      );
  }
}

function move(own: Float64Array, sums: Float64Array, slopes: Float64Array): void {
  for (const [at, slope] of slopes.entries()) {
    const shrunk = slope - RIDGE * (own[at] ?? 0);
    const sum = (sums[at] ?? 0) + shrunk * shrunk;
    sums[at] = sum;
    own[at] = (own[at] ?? 0) + (RATE * shrunk) / Math.sqrt(sum);
  }
}

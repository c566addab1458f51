import { type Candidate, chancesOf } from '../../packages/tracking/src/posting/ranking.ts';

/** The candidates of one posting for a field; those that are right, or none where its value is empty or is not among them. */
export type Sample = {
  readonly candidates: readonly Candidate[];
  readonly right: readonly boolean[];
  readonly share?: number;
};

const ROUNDS = 400;
const RATE = 0.3;

/** Rarer signs are left out. */
const LEAST_SEEN = 4;

/** The weights of a conditional logit over the candidates of each posting and none, by steps that shrink for each weight (J. Duchi, E. Hazan, Y. Singer, 2011). */
export function fitRanking(samples: readonly Sample[], ridge: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (const sign of samples.flatMap(({ candidates }) => [
    ...new Set(candidates.flatMap(({ signs }) => [...signs])),
  ]))
    seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const names = [
    'none',
    ...[...seen]
      .filter(([, count]) => count >= LEAST_SEEN)
      .map(([name]) => name)
      .sort(),
  ];
  const weights = new Map(names.map((name) => [name, 0]));
  const squares = new Map(names.map((name) => [name, 1e-6]));
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = new Map(names.map((name) => [name, -ridge * (weights.get(name) ?? 0)]));
    for (const sample of samples) addSlopes(slopes, weights, sample);
    for (const [name, slope] of slopes) {
      const sum = (squares.get(name) ?? 0) + slope * slope;
      squares.set(name, sum);
      weights.set(name, (weights.get(name) ?? 0) + (RATE * slope) / Math.sqrt(sum));
    }
  }
  return weights;
}

function addSlopes(
  slopes: Map<string, number>,
  weights: Map<string, number>,
  { candidates, right, share = 1 }: Sample,
): void {
  const chances = chancesOf(candidates, weights);
  const sum = chances.reduce((all, chance, at) => all + (right[at] ? chance : 0), 0);
  const isNone = !right.includes(true);
  const none = 1 - chances.reduce((all, chance) => all + chance, 0);
  const add = (sign: string, slope: number) => {
    const known = slopes.get(sign);
    if (known !== undefined) slopes.set(sign, known + share * slope);
  };
  add('none', (isNone ? 1 : 0) - none);
  for (const [at, { signs }] of candidates.entries()) {
    const chance = chances[at] ?? 0;
    const slope = (right[at] ? chance / Math.max(sum, 1e-12) : 0) - chance;
    if (Math.abs(slope) > 1e-6) for (const sign of signs) add(sign, slope);
  }
}

/** Weights of a multinomial logistic regression: a row for each class, the last number of it the bias. */
export type Weights = number[][];

type Sample = { kind: number; features: readonly number[] };

/** How strongly weights are held near 0: few people write many of the examples. */
const RIDGE = 0.002;
const ROUNDS = 600;
const RATE = 0.5;
const MOMENTUM = 0.9;

/** The weights that make these samples likeliest, by gradient descent from 0: the same for the same samples. */
export function fit(samples: readonly Sample[], classes: number): Weights {
  const size = (samples[0]?.features.length ?? 0) + 1;
  const zeros = () => Array.from({ length: classes }, () => new Array<number>(size).fill(0));
  const weights = zeros();
  const speed = zeros();
  const share = classShares(samples, classes);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = zeros();
    let total = 0;
    for (const { kind, features } of samples) {
      // The square root keeps a rare kind from being drowned by a frequent one.
      const worth = 1 / Math.sqrt(share[kind] ?? 1);
      total += worth;
      for (const [at, chance] of chances(weights, features).entries()) {
        addTo(slope[at] ?? [], features, worth * (chance - Number(at === kind)));
      }
    }
    for (const [at, row] of weights.entries()) {
      for (let index = 0; index < size; index++) {
        const held = index < size - 1 ? RIDGE * (row[index] ?? 0) : 0;
        const step = (slope[at]?.[index] ?? 0) / total + held;
        const moved = MOMENTUM * (speed[at]?.[index] ?? 0) - RATE * step;
        (speed[at] ?? [])[index] = moved;
        row[index] = (row[index] ?? 0) + moved;
      }
    }
  }
  return weights;
}

/** Adds the features times a factor; the factor itself to the bias at the end. */
function addTo(row: number[], features: readonly number[], factor: number): void {
  for (let index = 0; index < features.length; index++) {
    row[index] = (row[index] ?? 0) + factor * (features[index] ?? 0);
  }
  row[features.length] = (row[features.length] ?? 0) + factor;
}

function classShares(samples: readonly Sample[], classes: number): number[] {
  const counts = new Array<number>(classes).fill(0);
  for (const { kind } of samples) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts.map((count) => Math.max(count, 1) / samples.length);
}

/** How likely each class is (softmax). */
export function chances(weights: Weights, features: readonly number[]): number[] {
  const scores = weights.map((row) => {
    let sum = row.at(-1) ?? 0;
    for (let at = 0; at < features.length; at++) sum += (features[at] ?? 0) * (row[at] ?? 0);
    return sum;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

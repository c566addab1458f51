/** Weights of a multinomial logistic regression: a row for each class, the last number of it the bias. */
export type Weights = number[][];

type Sample = { kind: number; features: readonly number[] };

/** How strongly weights are held near 0: few people write many of the examples. */
const RIDGE = 0.002;
const ROUNDS = 600;
const RATE = 0.5;
const MOMENTUM = 0.9;

/** The weights that make these samples likeliest, by gradient descent from 0: the same for the same samples. */
export function learn(samples: readonly Sample[], classes: number): Weights {
  const size = (samples[0]?.features.length ?? 0) + 1;
  const weights = emptyWeights(classes, size);
  const speed = emptyWeights(classes, size);
  const share = classShares(samples, classes);
  // The square root keeps a rare kind from being drowned by a frequent one.
  const worth = share.map((each) => 1 / Math.sqrt(each));
  const total = samples.reduce((sum, { kind }) => sum + (worth[kind] ?? 1), 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = emptyWeights(classes, size);
    for (const sample of samples) {
      addErrors(
        slope,
        sample,
        chances(weights, sample.features),
        (worth[sample.kind] ?? 1) / total,
      );
    }
    for (const [at, row] of weights.entries()) descend(row, speed[at] ?? [], slope[at] ?? []);
  }
  return weights;
}

const emptyWeights = (classes: number, size: number): Weights =>
  Array.from({ length: classes }, () => new Array<number>(size).fill(0));

/** Moves a row of weights down its slope, on with some of the speed it had; the bias at the end is not held back. */
function descend(row: number[], speed: number[], slope: readonly number[]): void {
  for (const [index, weight] of row.entries()) {
    const held = index < row.length - 1 ? RIDGE * weight : 0;
    const step = MOMENTUM * (speed[index] ?? 0) - RATE * ((slope[index] ?? 0) + held);
    speed[index] = step;
    row[index] = weight + step;
  }
}

/** Adds what a sample says of the slope: its features times how wrong the chance of each class is. */
function addErrors(
  slope: Weights,
  { kind, features }: Sample,
  chance: number[],
  worth: number,
): void {
  for (const [at, each] of chance.entries()) {
    addTo(slope[at] ?? [], features, worth * (each - Number(at === kind)));
  }
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

/** One observation: its columns that are not 0 with their values, how much it counts, and whether it came true. */
export type Observation = {
  columns: readonly (readonly [number, number])[];
  isRight: boolean;
  weight: number;
};

const ROUNDS = 1_500;
const RATE = 0.3;

/**
 * The weights of a logistic regression with an L2 penalty (`ridge`, in observations, by column), by gradient steps
 * whose length adapts to each column (J. Duchi, E. Hazan, Y. Singer, "Adaptive Subgradient Methods", 2011).
 */
export function fitLogistic(
  observations: readonly Observation[],
  size: number,
  ridge: (column: number) => number,
): number[] {
  const weights = new Array<number>(size).fill(0);
  const squares = new Array<number>(size).fill(1e-8);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [column, slope] of gradient(observations, weights, ridge).entries()) {
      squares[column] = (squares[column] ?? 0) + slope ** 2;
      weights[column] = (weights[column] ?? 0) + (RATE * slope) / Math.sqrt(squares[column] ?? 1);
    }
  }
  return weights;
}

function gradient(
  observations: readonly Observation[],
  weights: readonly number[],
  ridge: (column: number) => number,
): number[] {
  const slopes = weights.map((weight, column) => -ridge(column) * weight);
  for (const { columns, isRight, weight } of observations) {
    const error = weight * (Number(isRight) - probability(weights, columns));
    for (const [column, value] of columns) slopes[column] = (slopes[column] ?? 0) + error * value;
  }
  return slopes;
}

/** Returns how likely the weights make it that an observation with these columns comes true. */
export function probability(weights: readonly number[], columns: Observation['columns']): number {
  const odds = columns.reduce((sum, [column, value]) => sum + value * (weights[column] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

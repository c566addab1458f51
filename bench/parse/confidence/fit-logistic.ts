/** One observation: the value of each column that is not 0, and whether the field was right. */
export type Observation = { columns: readonly (readonly [number, number])[]; isRight: boolean; weight: number };

const ROUNDS = 25;

/**
 * Weights of a logistic regression with an L2 penalty (`ridge`, in observations), by Newton's method
 * (iteratively reweighted least squares; C. Bishop, "Pattern Recognition and Machine Learning", 4.3.3).
 */
export function fitLogistic(
  observations: readonly Observation[],
  size: number,
  ridge: (column: number) => number,
): number[] {
  const weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = solve(...normalEquations(observations, weights, ridge));
    step.forEach((value, at) => {
      weights[at] = (weights[at] ?? 0) + value;
    });
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

/** The probability that the weights give the observation. */
export function probability(weights: readonly number[], { columns }: Observation): number {
  const odds = columns.reduce((sum, [column, value]) => sum + value * (weights[column] ?? 0), 0);
  return 1 / (1 + Math.exp(-odds));
}

function normalEquations(
  observations: readonly Observation[],
  weights: readonly number[],
  ridge: (column: number) => number,
): [Float64Array[], Float64Array] {
  const matrix = weights.map((_, row) => {
    const values = new Float64Array(weights.length);
    values[row] = ridge(row);
    return values;
  });
  const gradient = Float64Array.from(weights, (weight, column) => -ridge(column) * weight);
  for (const observation of observations) {
    const p = probability(weights, observation);
    const error = observation.weight * (Number(observation.isRight) - p);
    const spread = observation.weight * p * (1 - p);
    for (const [a, x] of observation.columns) {
      gradient[a] = (gradient[a] ?? 0) + error * x;
      const row = matrix[a];
      if (row) for (const [b, y] of observation.columns) row[b] = (row[b] ?? 0) + spread * x * y;
    }
  }
  return [matrix, gradient];
}

/** Gaussian elimination with partial pivoting; the matrix is positive definite by the penalty. */
function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let row = at + 1; row < size; row++)
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[pivot]?.[at] ?? 0)) pivot = row;
    const [top, other] = [rows[at] ?? [], rows[pivot] ?? []];
    rows[at] = other;
    rows[pivot] = top;
    for (let row = at + 1; row < size; row++) {
      const lower = rows[row] ?? [];
      const factor = (lower[at] ?? 0) / (other[at] || 1);
      if (factor !== 0)
        for (let column = at; column <= size; column++)
          lower[column] = (lower[column] ?? 0) - factor * (other[column] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let at = size - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    const known = solution.reduce((sum, value, column) => sum + (column > at ? value * (row[column] ?? 0) : 0), 0);
    solution[at] = ((row[size] ?? 0) - known) / (row[at] || 1);
  }
  return solution;
}

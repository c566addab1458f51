/** Two lists in order, beside each other: positions in the first and in the second; undefined where one has no counterpart. */
export type Pair = readonly [first: number | undefined, second: number | undefined];

/**
 * Pairs the members of two lists without changing their order so that the sum of what `weigh` gives for each pair is
 * the highest; of the ways with that sum, one with the most pairs. Needleman and Wunsch 1970, without a price for gaps.
 */
export function align(
  counts: readonly [number, number],
  weigh: (first: number, second: number) => number,
): Pair[] {
  const [rows, columns] = counts;
  const best = table(rows, columns);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      put(best, row, column, Math.max(paired(row, column), skipped(row, column)));
    }
  }

  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (at(best, row, column) === paired(row, column)) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(best, row, column) === at(best, row + 1, column)) {
      pairs.push([row, undefined]);
      row += 1;
    } else {
      pairs.push([undefined, column]);
      column += 1;
    }
  }
  for (; row < rows; row += 1) pairs.push([row, undefined]);
  for (; column < columns; column += 1) pairs.push([undefined, column]);
  return pairs;

  /** A pair counts by itself, all of them less than a weight of 1. */
  function paired(row: number, column: number): number {
    return weigh(row, column) * (Math.min(rows, columns) + 1) + 1 + at(best, row + 1, column + 1);
  }
  function skipped(row: number, column: number): number {
    return Math.max(at(best, row + 1, column), at(best, row, column + 1));
  }
}

type Table = number[][];

const table = (rows: number, columns: number): Table =>
  Array.from({ length: rows + 1 }, () => Array.from({ length: columns + 1 }, () => 0));

const at = (values: Table, row: number, column: number): number => values[row]?.[column] ?? 0;

function put(values: Table, row: number, column: number, value: number): void {
  const line = values[row];
  if (line) line[column] = value;
}

/** Rows of a table with keys by their places: they may read the same, and their order never changes. */
export const withKeys = <R>(rows: readonly R[]): readonly (readonly [key: string, row: R])[] =>
  rows.map((row, at) => [`row-${at}`, row]);

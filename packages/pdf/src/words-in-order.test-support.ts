/** The words of a text, without the invisible marks of direction and without bars between parts. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u200E\u200F\u202A-\u202E]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|');

/** Counts how many of `expected` stand in `found` in the same order: the longest common subsequence. */
export function countInOrder(expected: readonly string[], found: readonly string[]): number {
  const isSame =
    expected.length === found.length && expected.every((word, at) => word === found[at]);
  if (isSame) return expected.length;
  let above = new Uint32Array(found.length + 1);
  for (const word of expected) {
    const row = new Uint32Array(found.length + 1);
    for (const [at, other] of found.entries()) {
      const without = Math.max(row[at] ?? 0, above[at + 1] ?? 0);
      row[at + 1] = word === other ? (above[at] ?? 0) + 1 : without;
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}

/** The words of a text, without the invisible marks of direction and without bars between parts. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/[\u200E\u200F\u202A-\u202E]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '|');

/**
 * The words of a text in which directions meet, without the punctuation around them: pdftotext puts
 * marks of direction between such words in place of spaces, and punctuation on either side of them.
 * A maqaf divides words as a hyphen does.
 */
export const bareWordsOf = (text: string): string[] =>
  text
    .split(/[\s\u05BE\u200E\u200F\u202A-\u202E]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** How many of `expected` stand in `found` in the same order: the longest common subsequence. */
export function countInOrder(expected: readonly string[], found: readonly string[]): number {
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

/** How many of `expected` are in `found`, in any order; a word that comes twice counts twice. */
export function countFound(expected: readonly string[], found: readonly string[]): number {
  const left = [...found];
  return expected.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

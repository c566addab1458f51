/** The words of a text, each with the space behind it. */
export const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

/** The counts of each word of a text, spaces aside, and of all its words. */
export type WordCounts = { readonly byWord: ReadonlyMap<string, number>; readonly all: number };

export function countWords(words: readonly string[]): WordCounts {
  const byWord = new Map<string, number>();
  for (const each of words) {
    const word = each.trimEnd();
    byWord.set(word, (byWord.get(word) ?? 0) + 1);
  }
  return { byWord, all: words.length };
}

/** The share of words that two texts have in common, in whatever order, from 0 to 1; 1 for two without words (Dice's coefficient). */
export function likeness(one: WordCounts, other: WordCounts): number {
  const all = one.all + other.all;
  if (all === 0) return 1;
  let shared = 0;
  for (const [word, count] of one.byWord) shared += Math.min(count, other.byWord.get(word) ?? 0);
  return (2 * shared) / all;
}

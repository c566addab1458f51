import type { NewClaim } from '@shortlist/contracts';
import type { WordsOf } from '#platform/language/use-words.ts';

/** Lists what a proposal brings in, in words, each thing once. */
export function markTexts(
  words: WordsOf<'improve'>,
  text: string,
  marks: readonly NewClaim[],
): string[] {
  const texts = marks.map(({ kind, start, end }) =>
    words.mark({ kind, words: text.slice(start, end) }),
  );
  return [...new Set(texts)];
}

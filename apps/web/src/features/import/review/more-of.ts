import type { WordsOf } from '#platform/language/use-words.ts';

/** The name of the button that draws more of a long list. */
export const moreOf = (words: WordsOf<'review'>, next: number, left: number): string =>
  next < left ? words.showMore({ next, left }) : words.showLast({ left });

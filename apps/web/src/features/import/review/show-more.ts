import { useState } from 'react';
import type { WordsOf } from '#platform/language/use-words.ts';

/** Limits how many of a long list are drawn: the first ones, and so many more with each `showMore`. */
export function useSomeMore(step: number) {
  const [shown, setShown] = useState(step);
  return { shown, showMore: () => setShown((now) => now + step) };
}

/** The name of the button that draws more of a long list. */
export const moreOf = (words: WordsOf<'review'>, next: number, left: number): string =>
  next < left ? words.showMore({ next, left }) : words.showLast({ left });

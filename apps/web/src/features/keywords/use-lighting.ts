import { useEffect } from 'react';
import { litWords, type PaperWords } from '#paper/lit-words.ts';

/** Lights words on the paper while what they belong to is pointed at or has the focus. */
export const lighting = (words: readonly PaperWords[]) => ({
  onPointerEnter: () => litWords.light(words),
  onPointerLeave: litWords.endPointing,
  onFocus: () => litWords.light(words),
  onBlur: litWords.dark,
});

/** Leaves nothing lit when the component goes. */
export const useDarkAfterwards = (): void => useEffect(() => litWords.dark, []);

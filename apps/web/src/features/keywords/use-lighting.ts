import { type PointerEvent, useEffect } from 'react';
import { litWords, type PaperWords } from '#paper/lit-words.ts';

/** Lights words on the paper while what they belong to is pointed at or has the focus. */
export const lighting = (words: readonly PaperWords[]) => ({
  onPointerEnter: (event: PointerEvent) => {
    // What is sought scrolls the screen: something else may come under a pointer that rests.
    if (!(litWords.get().isSought && isResting(event))) litWords.light(words);
  },
  onPointerLeave: litWords.endPointing,
  onFocus: () => litWords.light(words),
  onBlur: litWords.dark,
});

const isResting = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/** Leaves nothing lit when the component goes. */
export const useDarkAfterwards = (): void => useEffect(() => litWords.dark, []);

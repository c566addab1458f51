import { type PointerEvent, useEffect } from 'react';
import { highlights, type PaperWords } from '#paper/highlights/highlighted-words.ts';

/** Lights words on the paper while what they belong to is pointed at or has the focus. */
export const highlighting = (words: readonly PaperWords[]) => ({
  onPointerEnter: (event: PointerEvent) => {
    // What is sought scrolls the screen: something else may come under a pointer that rests.
    if (!(highlights.get().isRevealed && isResting(event))) highlights.show(words);
  },
  onPointerLeave: highlights.endPointing,
  onFocus: () => highlights.show(words),
  onBlur: highlights.clear,
});

const isResting = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/** Leaves nothing highlighted when the component goes. */
export const useClearHighlights = (): void => useEffect(() => highlights.clear, []);

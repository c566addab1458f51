import { type PointerEvent, useEffect } from 'react';
import { highlights, type PaperWords } from '#paper/highlights/highlighted-words.ts';

/** Highlights words on the paper while what they belong to is hovered or has the focus. */
export const highlightOnHover = (words: readonly PaperWords[]) => ({
  onPointerEnter: (event: PointerEvent) => {
    // What is sought scrolls the screen: something else may come under a pointer that rests.
    if (!(highlights.get().isRevealed && isResting(event))) highlights.show(words);
  },
  onPointerLeave: highlights.endPointing,
  onFocus: () => highlights.show(words),
  onBlur: highlights.clear,
});

const isResting = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/** Clears the highlights when the component unmounts. */
export const useClearHighlights = (): void => useEffect(() => highlights.clear, []);

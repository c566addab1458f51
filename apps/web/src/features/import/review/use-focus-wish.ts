import { useLayoutEffect, useState } from 'react';
import type { FocusWish } from './review-context.ts';

/** Puts the focus where it is wished, once what was wished for is drawn. */
export function useFocusWish(): (wish: FocusWish) => void {
  const [wish, setWish] = useState<FocusWish>();

  useLayoutEffect(() => {
    const found = wish && document.getElementById(wish.id);
    if (!found) return;
    if (found instanceof HTMLTextAreaElement) goToLine(found, wish.line ?? 0);
    found.focus();
  }, [wish]);

  return setWish;
}

/** Puts the caret at the end of the line. */
function goToLine(area: HTMLTextAreaElement, line: number) {
  const upTo = area.value.split('\n').slice(0, line + 1);
  const end = upTo.join('\n').length;
  area.setSelectionRange(end, end);
}

import { useLayoutEffect, useState } from 'react';
import type { FocusWish } from './review-context.ts';

/** Puts the focus where it is wished, once what was wished for is drawn. */
export function useFocusWish(): (wish: FocusWish) => void {
  const [wish, setWish] = useState<FocusWish>();

  useLayoutEffect(() => {
    const found = wish && document.getElementById(wish.id);
    if (!found) return;
    if (found instanceof HTMLTextAreaElement) selectLine(found, wish.line ?? 0);
    found.focus();
  }, [wish]);

  return setWish;
}

function selectLine(area: HTMLTextAreaElement, line: number) {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line === 0 ? 0 : 1);
  area.setSelectionRange(start, start + (lines[line]?.length ?? 0));
}

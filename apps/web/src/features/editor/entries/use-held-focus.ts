import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DraftStore } from '#draft/resume-draft/resume-types.ts';

/**
 * Keeps the focus where it is while cards change places, here or in another window: the browser takes it from an
 * element that is moved in the document, with the keys that are typed next. `order` names the cards as they stand.
 */
export function useHeldFocus(
  draft: DraftStore,
  list: RefObject<HTMLElement | null>,
  order: string,
): void {
  const held = useRef<Element>(null);
  const shown = useRef(order);

  // The store tells of a change before it is drawn.
  useLayoutEffect(
    () =>
      draft.subscribe(() => {
        held.current = document.activeElement;
      }),
    [draft],
  );

  useLayoutEffect(() => {
    if (shown.current === order) return;
    shown.current = order;
    const element = held.current;
    if (!(element instanceof HTMLElement) || !list.current?.contains(element)) return;
    // Where something has taken the focus on purpose, as the first field of a new card does, it stays there.
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  }, [order, list]);
}

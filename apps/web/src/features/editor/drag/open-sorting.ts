import { keepWithin, offsetsOf, positionAt, type Slot } from './slots.ts';

/**
 * Folds the cards of `list` to their heads, so that a drag past forms is short, and lifts the card that holds `handle`.
 * The handle stays where it is in the window. Returns undefined where the list has no such card.
 */
export function openSorting(list: HTMLElement, handle: HTMLElement) {
  const cards = [...list.querySelectorAll<HTMLElement>('[data-entry-card]')];
  const from = cards.findIndex((card) => card.contains(handle));
  const lifted = cards[from];
  if (!lifted) return undefined;

  const before = topOf(handle);
  list.dataset.sorting = '';
  lifted.dataset.lifted = '';
  handle.setAttribute('aria-pressed', 'true');
  scrollWithRoom(list, topOf(handle) - before);
  const slots: Slot[] = cards.map((card) => ({
    top: topOf(card) + window.scrollY,
    height: card.offsetHeight,
  }));

  /** Shows the lifted card `by` pixels from its slot, or where it would fall. */
  function show(to: number, by?: number) {
    for (const [at, offset] of offsetsOf(slots, from, to).entries()) {
      cards[at]?.style.setProperty('translate', `0 ${at === from ? (by ?? offset) : offset}px`);
    }
  }

  return {
    from,
    count: cards.length,
    /** Follows a pointer that has moved by so many pixels; returns the position that the card would fall to. */
    follow(by: number): number {
      const within = keepWithin(slots, from, by);
      const to = positionAt(slots, from, within);
      show(to, within);
      return to;
    },
    /** Shows the card at a position, and scrolls to it. */
    moveTo(to: number) {
      show(to);
      const top = (slots[to]?.top ?? 0) - window.scrollY;
      const [least, most] = [window.innerHeight / 4, (window.innerHeight * 3) / 4];
      const past = top < least ? top - least : Math.max(0, top - most);
      window.scrollBy({ top: past, behavior: 'instant' });
    },
    /** Unfolds the cards after `change`, which may put them in another order. */
    close(change?: () => void) {
      const shown = topOf(handle);
      for (const card of cards) card.style.removeProperty('translate');
      delete lifted.dataset.lifted;
      delete list.dataset.sorting;
      list.style.removeProperty('padding-block');
      handle.setAttribute('aria-pressed', 'false');
      change?.();
      window.scrollBy({ top: topOf(handle) - shown, behavior: 'instant' });
      handle.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    },
  };
}

const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top;

/** Scrolls the window by so many pixels; the list gets room above or below where the page ends before. */
function scrollWithRoom(list: HTMLElement, by: number): void {
  const above = Math.max(0, -(window.scrollY + by));
  const least = window.scrollY + by + above + window.innerHeight;
  const below = Math.max(0, least - document.documentElement.scrollHeight - above);
  list.style.setProperty('padding-block', `${above}px ${below}px`);
  window.scrollBy({ top: by + above, behavior: 'instant' });
}

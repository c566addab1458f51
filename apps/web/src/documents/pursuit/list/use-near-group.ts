import { startTransition, useEffect, useState } from 'react';

/** So far from what is in sight, rows are drawn: twice as far is more than a group is high. */
const AHEAD = '1200px';

/** Height of a row that was not drawn yet, in px. */
const USUAL_HEIGHT = 60;

/**
 * Tells whether a group of `count` rows is near what is in sight, by its first and last row, or by what keeps its room. A group that goes out of sight
 * keeps its height, and stays drawn while a row of it has the focus.
 */
export function useNearGroup(count: number, isNearAtFirst: boolean) {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  const [height, setHeight] = useState(count * USUAL_HEIGHT);
  const [first, setFirst] = useState<HTMLLIElement | null>(null);
  const [end, setEnd] = useState<HTMLLIElement | null>(null);

  useEffect(() => {
    if (!first) return undefined;
    const last = end ?? first;
    const near = new Set<Element>();

    const observer = new IntersectionObserver(
      (entries) => {
        note(near, entries);
        if (near.size > 0 === isNear || hasFocus(first, last)) return;
        if (isNear) setHeight(heightOf(first, last));
        startTransition(() => setIsNear(!isNear));
      },
      { rootMargin: `${AHEAD} 0px`, scrollMargin: `${AHEAD} 0px` },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [isNear, first, end]);

  return { isNear, height, start: setFirst, end: setEnd };
}

/** Adds elements that have come near, and takes those away that have gone. */
function note(near: Set<Element>, entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) near.add(target);
    else near.delete(target);
}

const heightOf = (first: Element, last: Element): number =>
  last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;

/** Checks whether one of some rows has the focus. */
function hasFocus(first: Element, last: Element): boolean {
  const row = document.activeElement?.closest('li');
  if (!row || row.parentElement !== first.parentElement) return false;
  const rows = new Range();
  rows.setStartBefore(first);
  rows.setEndAfter(last);
  return rows.intersectsNode(row);
}

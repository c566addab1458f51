import { startTransition, useState } from 'react';
import { nearBy } from '#platform/use-is-near.ts';
import { AHEAD } from '../ahead.ts';

/** Height of a row that was not drawn yet, in px. */
const USUAL_HEIGHT = 60;

/** Watches the first and the last row of a group, or what keeps its room, until the function that it gives is called. */
type Watch = (element: Element, group: Group) => () => void;

/** A group of rows: what is watched of it, and what of that is near. */
type Group = {
  readonly watched: Set<Element>;
  readonly near: Set<Element>;
  /** Draws the group, or room of its height, where that has changed. */
  settle(): void;
};

/** The observer of a list, for all its groups. */
export function useNearGroups(): Watch {
  const [watch] = useState(createWatch);
  return watch;
}

function createWatch(): Watch {
  const groups = new Map<Element, Group>();
  let observer: IntersectionObserver | undefined;

  function note(entries: readonly IntersectionObserverEntry[]): void {
    const noted = new Set<Group>();
    for (const { target, isIntersecting } of entries) {
      const group = groups.get(target);
      if (!group) continue;
      if (isIntersecting) group.near.add(target);
      else group.near.delete(target);
      noted.add(group);
    }
    for (const group of noted) group.settle();
  }

  return (element, group) => {
    observer ??= new IntersectionObserver(note, nearBy(AHEAD));
    groups.set(element, group);
    group.watched.add(element);
    observer.observe(element);
    return () => {
      groups.delete(element);
      group.watched.delete(element);
      group.near.delete(element);
      observer?.unobserve(element);
    };
  };
}

/**
 * Tells whether a group of `count` rows is near what is in sight: twice as far is more than it is high. `ref` is for its first and its last row, or what
 * keeps its room. A group that goes out of sight keeps its height, and stays drawn while a row of it has the focus.
 */
export function useNearGroup(watch: Watch, count: number, isNearAtFirst: boolean) {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  const [height, setHeight] = useState(count * USUAL_HEIGHT);
  const [ref] = useState(() => {
    let isDrawn = isNearAtFirst;
    const group: Group = {
      watched: new Set(),
      near: new Set(),
      settle() {
        const draws = group.near.size > 0;
        if (draws === isDrawn || (isDrawn && hasFocus(group.watched))) return;
        if (isDrawn) setHeight(heightOf(group.watched));
        isDrawn = draws;
        startTransition(() => setIsNear(draws));
      },
    };
    return (element: Element | null) => (element ? watch(element, group) : undefined);
  });
  return { isNear, height, ref };
}

function heightOf(watched: ReadonlySet<Element>): number {
  const boxes = [...watched].map((element) => element.getBoundingClientRect());
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
}

/** Checks whether a row from the first to the last that is watched has the focus. */
function hasFocus(watched: ReadonlySet<Element>): boolean {
  const row = document.activeElement?.closest('li');
  if (!row) return false;
  const rows = [...(row.parentElement?.children ?? [])];
  const places = [...watched].map((element) => rows.indexOf(element));
  const at = rows.indexOf(row);
  return Math.min(...places) <= at && at <= Math.max(...places);
}

import { type EntryId, type EntryKind, type EntryOf, entryTitle } from '@shortlist/model';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSections } from '#platform/sections-context.ts';
import { useLift } from '#ui/reorder/use-lift.ts';
import { type ScreenPoint, usePointerDrag } from '#ui/reorder/use-pointer-drag.ts';
import { screenId, useEditor } from '../editor-context.ts';
import type { useEntryMoves } from './use-entry-moves.ts';

/** CSS pixels beside the list that still count. */
const BESIDE = 48;

/**
 * Lifts an entry by its handle. While one is lifted the cards show their headers alone, so that a long list fits the
 * window; the handle stays where it is in the window, under the pointer.
 */
export function useEntryLift<K extends EntryKind>(
  kind: K,
  entries: readonly EntryOf<K>[],
  moves: ReturnType<typeof useEntryMoves>,
  list: RefObject<HTMLElement | null>,
) {
  const editor = useEditor();
  const sections = useSections();
  const ids = entries.map(({ id }) => screenId(editor, id));
  const entryAt = (id: EntryId) => entries[ids.indexOf(id)];
  const holdCard = useSteadyCard(list);
  const lifted = useLift<EntryId>({
    ids,
    nameOf: (id) => {
      const entry = entryAt(id);
      return entry ? entryTitle(kind, entry, ids.indexOf(id), sections) : '';
    },
    onReorder: (moved, target) => {
      const entry = entryAt(moved);
      const goal = entryAt(target);
      if (entry && goal) moves.moveTo(entry.id, moves.readOrder().indexOf(goal.id));
    },
    onChange: (lift) => holdCard(lift?.id),
  });
  const drag = usePointerDrag(lifted, (point) => {
    const position = list.current && cardUnder(list.current, point);
    return typeof position === 'number' ? ids[position] : undefined;
  });
  return { lifted, drag };
}

const cardsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-entry]')];

/** The position of the card under a point of the window; the space between two belongs to the upper one. */
function cardUnder(list: HTMLElement, { clientX, clientY }: ScreenPoint): number | undefined {
  const { left, right } = list.getBoundingClientRect();
  if (clientX < left - BESIDE || clientX > right + BESIDE) return undefined;
  const tops = cardsOf(list).map((card) => card.getBoundingClientRect().top);
  return Math.max(
    tops.findLastIndex((top) => top <= clientY),
    0,
  );
}

/** Keeps the header of a card at its height in the window while the cards above it grow or shrink. */
function useSteadyCard(list: RefObject<HTMLElement | null>) {
  const held = useRef<{ header: Element; top: number }>(undefined);
  const last = useRef<EntryId>(undefined);

  function hold(id: EntryId | undefined) {
    const named = id ?? last.current;
    last.current = id;
    const card =
      list.current && cardsOf(list.current).find(({ dataset }) => dataset.entry === named);
    const header = card?.querySelector('header');
    held.current = header ? { header, top: header.getBoundingClientRect().top } : undefined;
  }

  // After each rendering: the one that follows a lift or a drop finds a card held.
  useLayoutEffect(() => {
    const element = list.current;
    if (!held.current || !element) return;
    const { header, top } = held.current;
    held.current = undefined;
    element.style.paddingTop = '';
    const moved = () => header.getBoundingClientRect().top - top;
    window.scrollBy({ top: moved(), behavior: 'instant' });
    // At the top of the page there is nothing to scroll: the list begins lower instead.
    if (last.current !== undefined && moved() < 0) element.style.paddingTop = `${-moved()}px`;
  });

  return hold;
}

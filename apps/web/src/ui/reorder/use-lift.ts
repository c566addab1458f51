import { en } from '@shortlist/messages';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { type Lift, shiftLift } from './lift.ts';

type LiftOptions<Id extends string> = {
  /** Ids of what can be moved, in its present order. */
  ids: readonly Id[];
  /** Returns what an announcement calls it. */
  nameOf: (id: Id) => string;
  /** `moved` takes the position of `target`, another one of `ids`. */
  onReorder: (moved: Id, target: Id) => void;
  /** Called before the screen changes because something is lifted, moved or let go. */
  onChange?: (lift: Lift<Id> | undefined) => void;
};

type Happening = Parameters<WordsOf<'reorder'>['happened']>[0]['happening'];

const STEPS = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
]);

export type Lifted<Id extends string> = ReturnType<typeof useLift<Id>>;

/**
 * Lets one member of a list at a time be lifted, moved and dropped; only a drop at another position reorders. Where the
 * list changes meanwhile, as by another window, what is dragged is put back, and what is held by keyboard goes along.
 * `announcement` is what a live region should say last.
 */
export function useLift<Id extends string>(options: LiftOptions<Id>) {
  const words = useWords(en.reorder);
  const { ids, nameOf, onReorder, onChange } = options;
  const [lift, setLift] = useState<Lift<Id>>();
  const [announcement, setAnnouncement] = useState('');
  // Pointer events come faster than renders: what is held is known at once, the screen follows.
  const held = useRef<Lift<Id>>(undefined);

  function hold(next: Lift<Id> | undefined, said?: string) {
    onChange?.(next);
    held.current = next;
    setLift(next);
    if (said !== undefined) setAnnouncement(said);
  }

  const say = (happening: Happening, { id, from, to }: Lift<Id>) =>
    words.happened({ happening, name: nameOf(id), from: from + 1, to: to + 1, count: ids.length });

  function take(id: Id, by: Lift<Id>['by']) {
    const from = ids.indexOf(id);
    const taken: Lift<Id> = { id, from, to: from, by };
    hold(taken, say('lifted', taken));
  }

  function move(next: Lift<Id>) {
    if (next.to === held.current?.to) return;
    // Under a pointer nothing has moved before it is let go: a line shows where it would fall.
    hold(next, next.by === 'pointer' ? undefined : say('moved', next));
  }

  function drop() {
    const dropped = held.current;
    const target = dropped && ids[dropped.to];
    if (!target || target === dropped.id) return cancel();
    hold(undefined, say('dropped', dropped));
    onReorder(dropped.id, target);
  }

  function cancel() {
    if (held.current) hold(undefined, say('put back', held.current));
  }

  /** Keeps what is held by keyboard so, on its way to the same neighbour; a pointer has lost its place. */
  function carryAlong(before: readonly Id[]) {
    if (!held.current) return;
    const { id, to, by } = held.current;
    const from = ids.indexOf(id);
    if (by === 'pointer' || from < 0) return cancel();
    const neighbour = before[to];
    const next = neighbour === undefined ? -1 : ids.indexOf(neighbour);
    const carried = { id, from, to: next < 0 ? from : next, by };
    hold(carried, say('carried along', carried));
  }

  const shown = useRef(ids);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = ids;
    if (before.join() !== ids.join()) carryAlong(before);
  });

  function step(by: -1 | 1) {
    if (held.current) move(shiftLift(held.current, by, ids.length));
  }

  return {
    lift,
    announcement,
    take,
    /** Makes the position of `id` the one to fall to; undefined is none, so that a drop does nothing. */
    moveOver(id: Id | undefined) {
      if (!held.current) return;
      move({ ...held.current, to: id === undefined ? held.current.from : ids.indexOf(id) });
    },
    step,
    drop,
    cancel,
    handleKeyDown(event: KeyboardEvent) {
      const by = STEPS.get(event.key);
      if (!held.current || (!by && event.key !== 'Escape')) return;
      event.preventDefault();
      if (by) step(by);
      else cancel();
    },
  };
}

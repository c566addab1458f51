import type { PaperSection } from '@shortlist/resume';
import { type KeyboardEvent, useRef, useState } from 'react';
import { announce, type Lift, shiftLift } from './section-lift.ts';

type SectionLiftOptions = {
  /** The shown sections in their saved order. */
  sections: readonly PaperSection[];
  /** `moved` takes the place of `target`, another shown section. */
  onReorder: (moved: PaperSection, target: PaperSection) => void;
};

const STEPS = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
]);

export type SectionLift = ReturnType<typeof useSectionLift>;

/**
 * One section at a time may be lifted, moved and dropped; only a drop at another place reorders.
 * `announcement` is what a live region should say last.
 */
export function useSectionLift({ sections, onReorder }: SectionLiftOptions) {
  const [lift, setLift] = useState<Lift>();
  const [announcement, setAnnouncement] = useState('');
  // Pointer events come faster than renders: what is held is known at once, the screen follows.
  const held = useRef<Lift>(undefined);

  function hold(next: Lift | undefined, said: string) {
    held.current = next;
    setLift(next);
    setAnnouncement(said);
  }

  function take(section: PaperSection, by: Lift['by']) {
    const from = sections.indexOf(section);
    const taken: Lift = { section, from, to: from, by };
    hold(taken, announce('lifted', taken, sections.length));
  }

  function move(next: Lift) {
    if (next.to !== held.current?.to) hold(next, announce('moved', next, sections.length));
  }

  function drop() {
    const dropped = held.current;
    const target = dropped && sections[dropped.to];
    if (!target || target === dropped.section) return cancel();
    hold(undefined, announce('dropped', dropped, sections.length));
    onReorder(dropped.section, target);
  }

  function cancel() {
    if (held.current) hold(undefined, announce('put back', held.current, sections.length));
  }

  function step(by: -1 | 1) {
    if (held.current) move(shiftLift(held.current, by, sections.length));
  }

  return {
    lift,
    announcement,
    take,
    /** Makes `section` the place to fall to; undefined is no place, so that a drop does nothing. */
    moveOver(section: PaperSection | undefined) {
      if (!held.current) return;
      move({ ...held.current, to: section ? sections.indexOf(section) : held.current.from });
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

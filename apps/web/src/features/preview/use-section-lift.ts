import { type PaperSection, SECTION_TITLES } from '@shortlist/resume';
import { type KeyboardEvent, useRef, useState } from 'react';
import { announce, type Lift, STEPS, shiftLift } from '#lib/drag/lift.ts';

type SectionLiftOptions = {
  /** The shown sections in their saved order. */
  sections: readonly PaperSection[];
  /** `moved` takes the place of `target`, another shown section. */
  onReorder: (moved: PaperSection, target: PaperSection) => void;
};

/**
 * A lifted section. Held by a pointer, a line shows where it would fall; held by the keyboard, the paper shows it there.
 */
export type LiftedSection = Lift & { section: PaperSection };

export type SectionLift = ReturnType<typeof useSectionLift>;

/**
 * One section at a time may be lifted, moved and dropped; only a drop at another place reorders.
 * `announcement` is what a live region should say last.
 */
export function useSectionLift({ sections, onReorder }: SectionLiftOptions) {
  const [lift, setLift] = useState<LiftedSection>();
  const [announcement, setAnnouncement] = useState('');
  // Pointer events come faster than renders: what is held is known at once, the screen follows.
  const held = useRef<LiftedSection>(undefined);

  function hold(next: LiftedSection | undefined, said: string) {
    held.current = next;
    setLift(next);
    setAnnouncement(said);
  }

  const say = (happening: Parameters<typeof announce>[0], lifted: LiftedSection) =>
    announce(happening, SECTION_TITLES[lifted.section], lifted, sections.length);

  function take(section: PaperSection, by: Lift['by']) {
    const from = sections.indexOf(section);
    const taken: LiftedSection = { section, from, to: from, by };
    hold(taken, say('lifted', taken));
  }

  function move(next: LiftedSection) {
    if (next.to !== held.current?.to) hold(next, say('moved', next));
  }

  function drop() {
    const dropped = held.current;
    const target = dropped && sections[dropped.to];
    if (!target || target === dropped.section) return cancel();
    hold(undefined, say('dropped', dropped));
    onReorder(dropped.section, target);
  }

  function cancel() {
    if (held.current) hold(undefined, say('put back', held.current));
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

import { DRAG_THRESHOLD, STEPS } from '#lib/drag/lift.ts';
import { type LiftedEntry, liftEntry, type SortedList } from './lift-entry.ts';

export type EntryDrag = ReturnType<typeof createEntryDrag>;

/**
 * Sorts the cards of a list by their handles: dragged by mouse, pen or finger, or lifted by a press and moved with the
 * arrow keys. Takes the events of all handles. Escape, a lost focus and `cancel` put the card back.
 */
export function createEntryDrag(list: SortedList) {
  let pressed: { x: number; y: number } | undefined;
  let wasDragged = false;
  let pointerY = 0;
  let lifted: LiftedEntry | undefined;

  function end(isDropped: boolean) {
    // Known to have ended before the focus moves, which would end it again.
    const ended = lifted;
    lifted = undefined;
    ended?.end(isDropped);
  }

  return {
    press({ button, isPrimary, clientX, clientY }: PointerEvent) {
      wasDragged = false;
      if (button === 0 && isPrimary) pressed = { x: clientX, y: clientY };
    },
    drag(handle: HTMLElement, { clientX, clientY }: PointerEvent) {
      if (!pressed) return;
      pointerY = clientY;
      const { x, y } = pressed;
      if (!wasDragged && !lifted && Math.hypot(clientX - x, clientY - y) > DRAG_THRESHOLD) {
        wasDragged = true;
        lifted = liftEntry(list, handle, { pressY: y, y: () => pointerY });
      }
      if (lifted?.by === 'pointer') lifted.follow();
    },
    release(isDropped: boolean) {
      pressed = undefined;
      if (lifted?.by === 'pointer') end(isDropped);
    },
    /** Lifts the card or drops it. The click that ends a drag is none; a key's has no `detail`. */
    click(handle: HTMLElement, { detail }: MouseEvent) {
      if (detail > 0 && wasDragged) return;
      if (lifted) end(true);
      else lifted = liftEntry(list, handle);
    },
    key(event: KeyboardEvent) {
      const step = STEPS.get(event.key);
      if (!lifted || (!step && event.key !== 'Escape')) return;
      event.preventDefault();
      if (!step) end(false);
      else if (lifted.by === 'keyboard') lifted.step(step);
    },
    cancel: () => end(false),
  };
}

import { startAutoScroll } from '#lib/drag/auto-scroll.ts';
import { announce, type Lift, shiftLift } from '#lib/drag/lift.ts';
import { openSorting } from './open-sorting.ts';

export type SortedList = {
  list: HTMLElement;
  /** What the entry at a position is called. */
  nameOf: (position: number) => string;
  say: (text: string) => void;
  /** Puts the entry at `from` to `to`, and draws that before it returns. */
  onMove: (from: number, to: number) => void;
};

export type LiftedEntry = NonNullable<ReturnType<typeof liftEntry>>;

/** A pointer that was pressed at `pressY` and is at `y()`, in CSS pixels from the top of the window. */
type Pointer = { pressY: number; y: () => number };

/** Lifts the card that holds `handle`: by a pointer, else by the keyboard. Each step is announced. */
export function liftEntry(
  { list, nameOf, say, onMove }: SortedList,
  handle: HTMLElement,
  pointer?: Pointer,
) {
  handle.focus({ preventScroll: true });
  const sorting = openSorting(list, handle);
  if (!sorting) return undefined;
  const { from, count } = sorting;
  const by = pointer ? 'pointer' : 'keyboard';
  const startY = pointer ? pointer.pressY + window.scrollY : 0;
  let lift: Lift = { from, to: from, by };
  const tell = (happening: Parameters<typeof announce>[0]) =>
    say(announce(happening, nameOf(from), lift, count));

  function moveTo(to: number) {
    if (to === lift.to) return;
    lift = { ...lift, to };
    tell('moved');
  }

  function follow() {
    if (pointer) moveTo(sorting?.follow(pointer.y() + window.scrollY - startY) ?? from);
  }
  const stop = pointer ? startAutoScroll(pointer.y, follow) : () => {};

  tell('lifted');
  return {
    by,
    follow,
    step(steps: -1 | 1) {
      const { to } = shiftLift(lift, steps, count);
      sorting.moveTo(to);
      moveTo(to);
    },
    end(isDropped: boolean) {
      stop();
      const isMoved = isDropped && lift.to !== from;
      tell(isMoved ? 'dropped' : 'put back');
      sorting.close(isMoved ? () => onMove(from, lift.to) : undefined);
    },
  };
}

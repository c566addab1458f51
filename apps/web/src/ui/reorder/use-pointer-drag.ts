import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { startAutoScroll } from './auto-scroll.ts';
import type { Lifted } from './use-lift.ts';

/** A place in the window, in CSS pixels. */
export type ScreenPoint = { clientX: number; clientY: number };

/** Pixels a pointer travels before a press becomes a drag. */
const THRESHOLD = 5;

/**
 * Drags a member of a list by mouse, pen or finger. The handle captures the pointer, so a drag goes on
 * outside it and ends wherever the pointer is let go; near the edges the page scrolls by itself, and `sideways` does.
 * `wasDragged` tells whether the pointer's last press became a drag, whose click is then not a click.
 */
export function usePointerDrag<Id extends string>(
  lifted: Lifted<Id>,
  idUnder: (point: ScreenPoint) => Id | undefined,
  sideways?: RefObject<HTMLElement | null>,
) {
  const start = useRef<ScreenPoint>(undefined);
  const last = useRef<ScreenPoint>(undefined);
  const dragged = useRef(false);
  const isDragging = lifted.lift?.by === 'pointer';

  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => last.current && lifted.moveOver(idUnder(last.current));
  });
  useEffect(() => {
    if (!isDragging || !last.current) return;
    return startAutoScroll(() => last.current, {
      onScroll: () => follow.current(),
      sideways: sideways?.current,
    });
  }, [isDragging, sideways]);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    start.current = { clientX: event.clientX, clientY: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handlePointerMove(id: Id, event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    last.current = { clientX: event.clientX, clientY: event.clientY };
    if (!dragged.current && distance(start.current, last.current) > THRESHOLD) {
      dragged.current = true;
      event.currentTarget.focus();
      lifted.take(id, 'pointer');
    }
    if (dragged.current) lifted.moveOver(idUnder(last.current));
  }

  function end(finish: () => void) {
    start.current = undefined;
    last.current = undefined;
    if (dragged.current) finish();
  }

  return {
    wasDragged: () => dragged.current,
    handlers: (id: Id) => ({
      onPointerDown: handlePointerDown,
      onPointerMove: (event: PointerEvent<HTMLElement>) => handlePointerMove(id, event),
      onPointerUp: () => end(lifted.drop),
      onPointerCancel: () => end(lifted.cancel),
    }),
  };
}

export type PointerDrag<Id extends string> = ReturnType<typeof usePointerDrag<Id>>;

const distance = (a: ScreenPoint, b: ScreenPoint) =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

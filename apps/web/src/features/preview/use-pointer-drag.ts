import type { PaperSection } from '@shortlist/resume';
import { type PointerEvent, useEffect, useRef } from 'react';
import { startAutoScroll } from '#lib/drag/auto-scroll.ts';
import { DRAG_THRESHOLD } from '#lib/drag/lift.ts';
import type { SectionLift } from './use-section-lift.ts';

/** A place in the window, in CSS pixels. */
export type ScreenPoint = { clientX: number; clientY: number };

/**
 * Dragging a section by mouse, pen or finger. The handle captures the pointer, so a drag goes on
 * outside it and ends wherever the pointer is let go; near the edges the page scrolls by itself.
 * `wasDragged` tells whether the pointer's last press became a drag, whose click is then not a click.
 */
export function usePointerDrag(
  lifted: SectionLift,
  sectionUnder: (point: ScreenPoint) => PaperSection | undefined,
) {
  const start = useRef<ScreenPoint>(undefined);
  const last = useRef<ScreenPoint>(undefined);
  const dragged = useRef(false);
  const isDragging = lifted.lift?.by === 'pointer';

  const follow = useRef(() => {});
  useEffect(() => {
    follow.current = () => last.current && lifted.moveOver(sectionUnder(last.current));
  });
  useEffect(() => {
    if (!isDragging || !last.current) return;
    return startAutoScroll(
      () => last.current?.clientY,
      () => follow.current(),
    );
  }, [isDragging]);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    start.current = { clientX: event.clientX, clientY: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handlePointerMove(section: PaperSection, event: PointerEvent<HTMLElement>) {
    if (!start.current) return;
    last.current = { clientX: event.clientX, clientY: event.clientY };
    if (!dragged.current && distance(start.current, last.current) > DRAG_THRESHOLD) {
      dragged.current = true;
      event.currentTarget.focus();
      lifted.take(section, 'pointer');
    }
    if (dragged.current) lifted.moveOver(sectionUnder(last.current));
  }

  function end(finish: () => void) {
    start.current = undefined;
    last.current = undefined;
    if (dragged.current) finish();
  }

  return {
    wasDragged: () => dragged.current,
    handlers: (section: PaperSection) => ({
      onPointerDown: handlePointerDown,
      onPointerMove: (event: PointerEvent<HTMLElement>) => handlePointerMove(section, event),
      onPointerUp: () => end(lifted.drop),
      onPointerCancel: () => end(lifted.cancel),
    }),
  };
}

const distance = (a: ScreenPoint, b: ScreenPoint) =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

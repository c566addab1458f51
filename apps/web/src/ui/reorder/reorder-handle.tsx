import { en } from '@shortlist/messages';
import { GripVertical } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import type { Lifted } from './use-lift.ts';
import type { PointerDrag } from './use-pointer-drag.ts';

export type ReorderHandleProps<Id extends string> = {
  id: Id;
  /** Name of what is moved by it, as a screen reader calls it. */
  name: string;
  /** Says what it does, where that is not to reorder. */
  label?: string;
  /** The id of its element, for who puts the focus on it. */
  elementId?: string;
  lifted: Lifted<Id>;
  drag: PointerDrag<Id>;
  /** The id of a `ReorderHelp`. */
  helpId: string;
  className: string;
};

/** Dragged by mouse or finger; or pressed (by key, click or tap) to lift what arrow keys then move, so that nobody has to drag. */
export function ReorderHandle<Id extends string>(props: ReorderHandleProps<Id>) {
  const words = useWords(en.reorder);
  const { id, name, label, elementId, lifted, drag, helpId, className } = props;
  const { lift } = lifted;
  const isLifted = lift?.id === id;
  const button = useRef<HTMLButtonElement>(null);

  // What is moved by keyboard may leave the window: its handle, with the focus, stays in sight.
  useEffect(() => {
    if (lift?.id === id && lift.by === 'keyboard') {
      button.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [lift, id]);

  // An element that is moved in the document, as by another window's order, loses the focus.
  useLayoutEffect(() => {
    if (lift?.id === id && lift.by === 'keyboard') button.current?.focus({ preventScroll: true });
  }, [lift, id]);

  function handleBlur() {
    queueMicrotask(() => {
      if (document.activeElement !== button.current) lifted.cancel();
    });
  }

  function handleClick({ detail }: MouseEvent) {
    // A drag ends in a click of the pointer; a key's click, whose `detail` is 0, follows no drag.
    if (detail > 0 && drag.wasDragged()) return;
    if (isLifted) lifted.drop();
    else lifted.take(id, 'keyboard');
  }

  return (
    <button
      ref={button}
      id={elementId}
      type="button"
      title={label ?? words.drag}
      aria-label={label ?? words.reorder({ name })}
      aria-describedby={helpId}
      aria-pressed={isLifted}
      className={`flex cursor-grab touch-none scroll-my-24 items-center justify-center rounded-md active:cursor-grabbing aria-pressed:bg-accent aria-pressed:text-on-accent ${className}`}
      onClick={handleClick}
      onBlur={handleBlur}
      onKeyDown={lifted.handleKeyDown}
      {...drag.handlers(id)}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

/** Says how a handle is used by keyboard: what `helpId` names. */
export const ReorderHelp = ({ id, thing }: { id: string; thing: string }) => {
  const words = useWords(en.reorder);
  return (
    <p id={id} hidden>
      {words.help({ thing })}
    </p>
  );
};

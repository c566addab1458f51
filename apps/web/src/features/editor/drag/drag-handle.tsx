import { GripVertical } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { useEntryDrag } from './use-entry-drag.ts';

type DragHandleProps = {
  /** What the entry is called. */
  title: string;
  helpId: string;
  handlers: ReturnType<typeof useEntryDrag>;
};

/** By which a card is dragged, or lifted with a key. */
export const DragHandle = ({ title, helpId, handlers }: DragHandleProps) => (
  <IconButton
    icon={GripVertical}
    label={`Reorder ${title}`}
    title="Drag to reorder"
    aria-describedby={helpId}
    aria-pressed={false}
    className="cursor-grab touch-none scroll-mt-48 scroll-mb-24 active:cursor-grabbing aria-pressed:bg-amber aria-pressed:text-on-amber"
    {...handlers}
  />
);

/** What the handles of a list say of themselves to a screen reader. */
export const DragHelp = ({ id }: { id: string }) => (
  <p id={id} hidden>
    Press Space to lift the entry, the arrow keys to move it, Space to drop it and Escape to put it
    back.
  </p>
);

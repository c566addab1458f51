import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { replaceUndoably } from '#platform/text/undoable-text.ts';
import { useBulletTyping } from '#platform/text/use-bullet-typing.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import type { FieldTies } from '../editor-context.ts';

/** Changes of the text from outside. Offsets are UTF-16 units of the text as shown. */
export type BulletAreaHandle = {
  /** Takes the focus and makes the text read `next`, by a step that undo takes back where the browser can. */
  replace: (next: string) => void;
  /** Takes the focus and selects a stretch, brought into view. */
  select: (start: number, end: number) => void;
  /** Returns the end of the selection. */
  caret: () => number;
};

type BulletAreaProps = FieldTies & {
  ref?: Ref<BulletAreaHandle>;
  label: string;
  hint?: string | undefined;
  className?: string;
  /** Stands in the lower corner. */
  foot?: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
};

/** A text whose lines are bullets. */
export function BulletArea({ ref: handle, value, onValueChange, ...area }: BulletAreaProps) {
  const typing = useBulletTyping(value, onValueChange);
  const { ref } = typing;

  useImperativeHandle(handle, () => ({
    replace(next) {
      ref.current?.focus();
      if (ref.current) replaceUndoably(ref.current, next);
    },
    select(start, end) {
      // What is selected comes into view with the focus, and only with it.
      ref.current?.blur();
      ref.current?.setSelectionRange(start, end);
      ref.current?.focus();
    },
    caret: () => ref.current?.selectionEnd ?? 0,
  }));

  return <TextArea {...area} {...typing} />;
}

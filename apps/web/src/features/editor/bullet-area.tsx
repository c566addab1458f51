import {
  type ChangeEvent,
  type CompositionEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { TextArea } from '#ui/text-area.tsx';
import { keepBullets, withBullets } from './bullet-typing.ts';
import type { FieldTies } from './editor-context.ts';
import { historyCommand, replaceUndoably, stepUntil } from './undoable-text.ts';

/** What can be done to the text from outside. Offsets are UTF-16 units of the text as shown. */
export type BulletAreaHandle = {
  /** Takes the focus and makes the text read `next`, by a step that undo takes back where the browser can. */
  replace: (next: string) => void;
  /** Takes the focus and selects a stretch, brought into view. */
  select: (start: number, end: number) => void;
  /** Where the selection ends. */
  caret: () => number;
};

type BulletAreaProps = FieldTies & {
  ref?: Ref<BulletAreaHandle>;
  label: string;
  hint?: string;
  value: string;
  onValueChange: (value: string) => void;
};

/** A text whose lines are bullets: Enter begins the next one, Backspace at its start takes it back; undo takes back both. */
export function BulletArea({ ref: handle, value, onValueChange, ...area }: BulletAreaProps) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const isMending = useRef(false);
  const shown = withBullets(value);

  useLayoutEffect(() => {
    const wanted = caret.current;
    caret.current = undefined;
    // A caret that is set ends the stretch of typing that one undo takes back.
    if (wanted === undefined || wanted === ref.current?.selectionEnd) return;
    ref.current?.setSelectionRange(wanted, wanted);
  });

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

  function take(target: HTMLTextAreaElement) {
    const { value: typed, selectionStart } = target;
    const kept = keepBullets(shown, { value: typed, caret: selectionStart });
    if (kept.value !== typed) mend(() => replaceUndoably(target, kept.value));
    caret.current = kept.caret;
    onValueChange(kept.value);
  }

  function handleHistory(target: HTMLTextAreaElement, command: string) {
    // Between what was typed and its bullets lies a step that nobody made.
    mend(() => stepUntil(target, command, (text) => withBullets(text) === text));
    onValueChange(target.value);
  }

  /** The events of our own changes are not typing. */
  function mend(work: () => void) {
    isMending.current = true;
    work();
    isMending.current = false;
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    if (isMending.current) return;
    const command = historyCommand(nativeEvent);
    // While letters are being composed (王, é) the text must not change under the input method.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (command) handleHistory(target, command);
    else if (isComposing) onValueChange(target.value);
    else take(target);
  }

  return (
    <TextArea
      {...area}
      ref={ref}
      value={shown}
      onChange={handleChange}
      onCompositionEnd={({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) =>
        take(currentTarget)
      }
    />
  );
}

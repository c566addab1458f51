import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { isWithinBullet, keepBullets, NEXT_BULLET, withBullets } from './bullet-typing.ts';
import { historyCommand, insertUndoably, replaceUndoably, stepUntil } from './undoable-text.ts';

type Area = HTMLTextAreaElement;

/** Props that a text area takes to be one of bullets. */
type BulletTyping = {
  ref: RefObject<Area | null>;
  value: string;
  onChange: (event: ChangeEvent<Area>) => void;
  onKeyDown: (event: KeyboardEvent<Area>) => void;
  onCompositionEnd: (event: CompositionEvent<Area>) => void;
};

/**
 * Makes a text area one whose lines are bullets: Enter begins the next one, Backspace at its start takes it
 * back; undo takes back both.
 */
export function useBulletTyping(
  value: string,
  onValueChange: (value: string) => void,
): BulletTyping {
  const ref = useRef<Area>(null);
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

  function take(target: Area) {
    const { value: typed, selectionStart } = target;
    const kept = keepBullets(shown, { value: typed, caret: selectionStart });
    if (kept.value !== typed) mend(() => replaceUndoably(target, kept.value));
    caret.current = kept.caret;
    onValueChange(kept.value);
  }

  function handleHistory(target: Area, command: string) {
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

  function onChange({ target, nativeEvent }: ChangeEvent<Area>) {
    if (isMending.current) return;
    const command = historyCommand(nativeEvent);
    // While letters are being composed (王, é) the text must not change under the input method.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (command) handleHistory(target, command);
    else if (isComposing) onValueChange(target.value);
    else take(target);
  }

  /** A line break and its bullet are one step of undo, which begins with them: each point can be taken back alone. */
  function onKeyDown(event: KeyboardEvent<Area>) {
    const { key, currentTarget, nativeEvent } = event;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (key !== 'Enter' || isModified || nativeEvent.isComposing) return;
    if (isWithinBullet(currentTarget.value, currentTarget.selectionStart)) {
      if (insertUndoably(currentTarget, NEXT_BULLET)) event.preventDefault();
    }
  }

  return {
    ref,
    value: shown,
    onChange,
    onKeyDown,
    onCompositionEnd: ({ currentTarget }) => take(currentTarget),
  };
}

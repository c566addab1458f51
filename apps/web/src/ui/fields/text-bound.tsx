import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useToast } from '#ui/notices/toast-context.ts';
import { type AllowLength, TextBoundContext } from './text-bound-context.ts';

export type TextBoundProps = {
  /** Length of a text in UTF-16 units above which a field does not grow. */
  most: number;
  /** Says why a text of that length was not added. */
  say: (length: number) => string;
  children: ReactNode;
};

/**
 * Bounds the text fields within: what would make one far longer is refused, however it comes, and the field stays as it
 * is. A text that is too long already can be shortened.
 */
export function TextBound({ most, say, children }: TextBoundProps) {
  const toast = useToast();
  const allows = useMemo<AllowLength>(
    () => (next, before) => {
      if (next <= Math.max(most, before)) return true;
      toast({ text: say(next), tone: 'bad' });
      return false;
    },
    [most, say, toast],
  );
  const within = useRef<HTMLDivElement>(null);
  useEffect(() => (within.current ? checkInsertions(within.current, allows) : undefined), [allows]);

  return (
    <TextBoundContext value={allows}>
      <div ref={within} className="contents">
        {children}
      </div>
    </TextBoundContext>
  );
}

const INSERTIONS = ['paste', 'drop', 'beforeinput'] as const;

/**
 * Refuses what a paste, a drop, a dictation or an input method is about to put in: it alone takes the browser seconds.
 * Returns the end of it.
 */
function checkInsertions(within: HTMLElement, allows: AllowLength): () => void {
  const closing = new AbortController();
  function check(event: ClipboardEvent | DragEvent | InputEvent): void {
    const inserted = insertedText(event);
    if (!inserted || allows(inserted.length + restOf(event.target), 0)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  for (const type of INSERTIONS)
    within.addEventListener(type, check, { capture: true, signal: closing.signal });
  return () => closing.abort();
}

function insertedText(event: ClipboardEvent | DragEvent | InputEvent): string | null | undefined {
  if ('clipboardData' in event) return event.clipboardData?.getData('text/plain');
  return ('data' in event && event.data) || event.dataTransfer?.getData('text/plain');
}

/** Counts the characters of a field that stay where its selection is replaced. */
function restOf(target: EventTarget | null): number {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = target;
    return value.length - (selectionEnd ?? 0) + (selectionStart ?? 0);
  }
  const field = target instanceof Element && target.closest('[contenteditable]');
  return (field || undefined)?.textContent.length ?? 0;
}

import { MAX_TEXT } from '@shortlist/contracts';
import type { ClipboardEvent, DragEvent } from 'react';
import { useToast } from '#ui/notices/toast-context.ts';

/** A field holds so many characters at most: what is above the limit can be shortened there, far above it each key would take seconds. */
const MOST = 2 * MAX_TEXT;

/** Refuses a paste or drop that makes a field far longer than any text may be; the field and the clipboard stay as they are. */
export function usePasteBound() {
  const toast = useToast();

  function check(event: ClipboardEvent | DragEvent, { length }: string): void {
    if (length + restOf(event.target) <= MOST) return;
    event.preventDefault();
    event.stopPropagation();
    toast({ text: tooLong(length), tone: 'bad' });
  }

  return {
    onPasteCapture: (event: ClipboardEvent) =>
      check(event, event.clipboardData.getData('text/plain')),
    onDropCapture: (event: DragEvent) => check(event, event.dataTransfer.getData('text/plain')),
  };
}

/** Counts the characters of a field that stay where its selection is replaced. */
function restOf(target: EventTarget): number {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = target;
    return value.length - (selectionEnd ?? 0) + (selectionStart ?? 0);
  }
  const field = target instanceof Element && target.closest('[contenteditable]');
  return (field || undefined)?.textContent.length ?? 0;
}

const tooLong = (length: number) =>
  `Nothing was pasted: ${length.toLocaleString('en-US')} characters are too many. A text can have ${MAX_TEXT.toLocaleString('en-US')}.`;

/** Commands of the browser's own undo history, by their names in an input event. */
const HISTORY_STEPS: Readonly<Record<string, string>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

/** The command that goes one more step in the same direction; undefined for an event that is no undo or redo. */
export const historyCommand = (event: Event): string | undefined =>
  'inputType' in event ? HISTORY_STEPS[String(event.inputType)] : undefined;

/**
 * Makes a text area read `next` by a step that the person's undo takes back; a value that is assigned ends the
 * history instead. Answers false where the browser has no such command: the text is then as it was.
 */
export function replaceUndoably(area: HTMLTextAreaElement, next: string): boolean {
  const { value } = area;
  const head = sharedHead(value, next);
  const tail = sharedTail(value.slice(head), next.slice(head));
  const inserted = next.slice(head, next.length - tail);
  area.setSelectionRange(head, value.length - tail);
  run(inserted === '' ? 'delete' : 'insertText', inserted);
  return area.value === next;
}

/**
 * Puts `text` in place of the selection, as a step that undo takes back together with what is typed after it, and not
 * with what was typed before. Answers false where the browser has no such command: the text is then as it was.
 */
export function insertUndoably(area: HTMLTextAreaElement, text: string): boolean {
  const { value, selectionStart, selectionEnd } = area;
  // A selection that is set ends the stretch of typing before it.
  area.setSelectionRange(selectionStart, selectionEnd);
  run('insertText', text);
  return area.value !== value;
}

/** Goes on undoing or redoing until the text is one that `isWhole`, or there is nothing left to undo. */
export function stepUntil(
  area: HTMLTextAreaElement,
  command: string,
  isWhole: (text: string) => boolean,
): void {
  let last: string | undefined;
  while (!isWhole(area.value) && area.value !== last) {
    last = area.value;
    run(command);
  }
}

/** The one way to a field's own undo history. Marked deprecated, without a successor; every browser has it. */
function run(command: string, text?: string): void {
  document.execCommand?.(command, false, text);
}

function sharedHead(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function sharedTail(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) {
    length += 1;
  }
  return length;
}

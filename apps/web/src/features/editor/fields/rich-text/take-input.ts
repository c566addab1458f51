import {
  type ChangedLines,
  duplicateLines,
  moveLines,
  moveStretch,
  replaceStretch,
  sliceLines,
} from './change-lines.ts';
import { readClipboard, writeClipboard } from './clipboard.ts';
import type { RichEditor } from './open-rich-editor.ts';
import { readPlace } from './read-lines.ts';
import { isSamePlace, type PlaceRange, type RichLine } from './rich-line.ts';

/** Shortcuts of the library for what a point cannot have, and for keys that are the page's. */
const NOT_OURS = ['Tab', 'Shift-Tab', 'PageUp', 'PageDown'];
const NOT_OURS_WITH_CONTROL = [
  'u',
  'd',
  '[',
  ']',
  'k',
  ...[5, 6, 7, 8, 9].map((at) => `Shift-${at}`),
];

type ChangeLines = (lines: readonly RichLine[], stretch: PlaceRange) => ChangedLines | undefined;

/** Keys that move and duplicate lines, as in editors of code. */
const LINE_KEYS: readonly (readonly [key: string, change: ChangeLines])[] = [
  ['Alt-ArrowUp', (lines, stretch) => moveLines(lines, stretch, -1)],
  ['Alt-ArrowDown', (lines, stretch) => moveLines(lines, stretch, 1)],
  ['Alt-Shift-ArrowDown', duplicateLines],
];

/** Formats that a browser asks for beyond text, bold and italic. */
const IS_FORMATTING =
  /^(?:format(?!Bold$|Italic$)|insert(?:OrderedList|UnorderedList|HorizontalRule|Link)$)/u;

type Input = {
  root: HTMLElement;
  /** Ctrl+K, Cmd+K. */
  onLink: () => void;
};

/**
 * Handles keys, the clipboard and dragging in a rich text field. Set up before the library listens, which gets none of
 * the events that end here; answers what sets up the keys, and an end of it all.
 */
export function takeInput(editorOf: () => RichEditor, { root, onLink }: Input) {
  const closing = new AbortController();
  let dragged: PlaceRange | undefined;

  function take<Type extends 'copy' | 'cut' | 'paste' | 'drop' | 'beforeinput' | 'dragstart'>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => boolean,
  ): void {
    const options = { capture: true, signal: closing.signal };
    root.addEventListener(type, (event) => handle(event) && end(event), options);
  }

  take('copy', ({ clipboardData }) => copy(clipboardData) !== undefined);
  take('cut', ({ clipboardData }) => {
    const stretch = copy(clipboardData);
    if (stretch) put(stretch, []);
    return true;
  });
  take('paste', ({ clipboardData }) => {
    if (clipboardData) put(editorOf().selection(), readClipboard(clipboardData));
    return true;
  });
  take('dragstart', ({ dataTransfer }) => {
    dragged = copy(dataTransfer);
    return false;
  });
  take('drop', (event) => {
    drop(event);
    dragged = undefined;
    return true;
  });
  take('beforeinput', ({ inputType }) => {
    if (inputType === 'insertLineBreak') editorOf().squire.splitBlock(false);
    return inputType === 'insertLineBreak' || IS_FORMATTING.test(inputType);
  });

  return { setKeys, close: () => closing.abort() };

  function put(stretch: PlaceRange, lines: readonly RichLine[]): void {
    const editor = editorOf();
    editor.change(replaceStretch(editor.lines(), stretch, lines));
  }

  /** Copies what is selected; undefined where nothing is. */
  function copy(held: DataTransfer | null): PlaceRange | undefined {
    const editor = editorOf();
    const stretch = editor.selection();
    if (!held || isSamePlace(stretch)) return undefined;
    writeClipboard(held, sliceLines(editor.lines(), stretch));
    return stretch;
  }

  function drop({ dataTransfer, clientX, clientY }: DragEvent): void {
    const at = document.caretPositionFromPoint?.(clientX, clientY);
    if (!dataTransfer || !at || !root.contains(at.offsetNode)) return;
    const place = readPlace(root, at.offsetNode, at.offset);
    const editor = editorOf();
    root.focus();
    if (dragged) editor.change(moveStretch(editor.lines(), dragged, place));
    else put({ from: place, to: place }, readClipboard(dataTransfer));
  }

  function setKeys({ squire, checkpoint }: RichEditor): void {
    for (const key of NOT_OURS) squire.setKeyHandler(key, null);
    for (const control of ['Ctrl-', 'Meta-'])
      for (const key of NOT_OURS_WITH_CONTROL) squire.setKeyHandler(control + key, null);
    for (const key of ['Ctrl-k', 'Meta-k'])
      squire.setKeyHandler(key, (_, event) => {
        event.preventDefault();
        onLink();
      });
    setLineKeys(squire, editorOf);
    setUndoKeys(squire);
    // Undo takes back a word at a time.
    squire.setKeyHandler(' ', (_, event) => {
      const stretch = editorOf().selection();
      if (isSamePlace(stretch)) return checkpoint();
      event.preventDefault();
      put(stretch, [{ text: ' ' }]);
    });
  }
}

/** Leaves the keys to the page where there is nothing to take back or to do again in the text. */
function setUndoKeys(squire: RichEditor['squire']): void {
  for (const control of ['Ctrl-', 'Meta-']) {
    squire.setKeyHandler(`${control}z`, (_, event) => {
      if (squire._undoIndex === 0 && squire._isInUndoState) return;
      event.preventDefault();
      squire.undo();
    });
    for (const key of ['y', 'Shift-z', 'Shift-Z'])
      squire.setKeyHandler(control + key, (_, event) => {
        if (squire._undoIndex + 1 >= squire._undoStackLength || !squire._isInUndoState) return;
        event.preventDefault();
        squire.redo();
      });
  }
}

function setLineKeys(squire: RichEditor['squire'], editorOf: () => RichEditor): void {
  for (const [key, change] of LINE_KEYS)
    squire.setKeyHandler(key, (_, event) => {
      event.preventDefault();
      const editor = editorOf();
      const changed = change(editor.lines(), editor.selection());
      if (changed) editor.change(changed);
    });
}

function end(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

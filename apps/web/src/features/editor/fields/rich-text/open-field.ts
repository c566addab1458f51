import { findPlaceholders } from '@shortlist/model';
import type { RefObject } from 'react';
import { textsOf } from '../../undo/field-undo.ts';
import type { BulletAreaHandle } from '../bullet-area.tsx';
import { PLACE_CARET, type PlaceInText } from '../focus-field.ts';
import { linesOfText, offsetOfPlace, placeOfOffset } from './change-lines.ts';
import { openRichEditor, type RichEditor } from './open-rich-editor.ts';
import { historyOf, type PlainState } from './plain-state.ts';
import { EMPTY_LINE, type RichLine } from './rich-line.ts';
import { takeInput } from './take-input.ts';

/** The editor of a field of the form. */
export type FieldEditor = RichEditor & {
  /** Selects a stretch, given as offsets of the text with its bullets. */
  selectText: (start: number, end: number) => void;
};

type Options = {
  value: readonly RichLine[];
  plain: PlainState;
  /** Checks whether the text may change from one length to another. */
  allows: (next: number, before: number) => boolean;
  onChange: (lines: readonly RichLine[]) => void;
  onLink: () => void;
  onBlur: () => void;
};

/** Opens a field where a plain one was left: with its history, its caret, its focus and what it had scrolled to. */
export function openField(
  root: HTMLElement,
  { value, plain, allows, onChange, onLink, onBlur }: Options,
): FieldEditor {
  root.role = 'textbox';
  root.ariaMultiLine = 'true';
  const input = takeInput(() => editor, { root, onLink });
  const editor = openRichEditor(root, {
    history: historyOf(textsOf(plain.area) ?? plain.texts, value),
    allows,
    onChange,
  });
  input.setKeys(editor);
  const closing = new AbortController();
  root.addEventListener('blur', onBlur, { signal: closing.signal });
  listen(root, editor, selectText, closing.signal);

  if (plain.selection) {
    root.focus({ preventScroll: true });
    selectText(plain.selection.start, plain.selection.end);
  }
  root.scrollTop = plain.scrollTop;
  return { ...editor, selectText, close };

  function selectText(start: number, end: number): void {
    const now = editor.lines();
    editor.select({ from: placeOfOffset(now, start), to: placeOfOffset(now, end) });
  }

  function close(): void {
    closing.abort();
    input.close();
    editor.close();
  }
}

/** A press on the label leads here, as does what puts the caret at a line of a field. */
function listen(
  root: HTMLElement,
  editor: RichEditor,
  selectText: FieldEditor['selectText'],
  signal: AbortSignal,
): void {
  const label = document.querySelector(`label[for="${CSS.escape(root.id)}"]`);
  label?.addEventListener('click', () => root.focus(), { signal });
  root.addEventListener(
    PLACE_CARET,
    (event) => {
      const { line = 0, placeholder = -1 } = (event as CustomEvent<PlaceInText>).detail;
      const lines = editor.lines();
      const { text } = lines[line] ?? EMPTY_LINE;
      const start = offsetOfPlace(lines, { line, offset: 0 });
      const found = findPlaceholders(text)[placeholder];
      if (found) selectText(start + found.start, start + found.end);
      else selectText(start + text.length, start + text.length);
    },
    { signal },
  );
}

/** Returns what the form does to the text from outside. */
export const areaHandle = (ref: RefObject<FieldEditor | null>): BulletAreaHandle => ({
  replace(next) {
    const editor = ref.current;
    if (!editor) return;
    editor.root.focus();
    const lines = linesOfText(next, editor.lines());
    const last = { line: lines.length - 1, offset: lines.at(-1)?.text.length ?? 0 };
    editor.change({ lines, caret: last });
  },
  select(start, end) {
    const editor = ref.current;
    if (!editor) return;
    editor.root.focus();
    editor.selectText(start, end);
    const { endContainer } = editor.squire.getSelection();
    (endContainer.parentElement ?? editor.root).scrollIntoView({ block: 'nearest' });
  },
  caret() {
    const editor = ref.current;
    return editor ? offsetOfPlace(editor.lines(), editor.selection().to) : 0;
  },
});

import { currentId, findChanges, offsetAfter } from '@shortlist/draft';
import { type FieldName, type FieldRef, parseFieldRef, type Sections } from '@shortlist/resume';
import { useLayoutEffect } from 'react';
import { entryKey, readPart } from '#draft/resume-model/part.ts';
import { readField } from '#draft/resume-model/part-fields.ts';
import type { DraftState, DraftStore, PartKey } from '#draft/resume-model/resume-types.ts';
import { withBullets } from '#lib/text/bullet-typing.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Fields whose controls show something else than the plain text, or suggest while it changes. */
const OTHER: ReadonlySet<FieldName> = new Set([
  'startDate',
  'endDate',
  'date',
  'country',
  'state',
  'city',
]);

/**
 * Keeps caret, selection and undo of the field that has the focus when words of another window are merged into it: the
 * field is changed as by typing before React draws it, which would assign the text and end all three.
 */
export function useKeptCaret(draft: DraftStore, sections: Sections): void {
  useLayoutEffect(() => {
    let before = draft.get().draft;
    return draft.subscribe(() => {
      const was = before;
      before = draft.get().draft;
      const control = document.activeElement;
      if (was.document === before.document || !isControl(control)) return;
      const shown = textOf(was, control.id, sections);
      const next = textOf(before, control.id, sections);
      // What is typed stands in the field before it stands in the draft.
      if (shown === control.value && next !== undefined && next !== shown) mend(control, next);
    });
  }, [draft, sections]);
}

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;

/** What the control of a field shows of a draft; undefined for all other controls. */
function textOf(draft: DraftState, controlId: string, sections: Sections): string | undefined {
  const ref = parseFieldRef(controlId.replace(/^field-/u, ''), sections);
  if (!ref || OTHER.has(ref.field)) return undefined;
  const part = readPart(draft.document, keyOf(draft, ref, sections), sections);
  const value = typeof part === 'string' ? part : part && readField(part, ref.field);
  if (typeof value !== 'string') return undefined;
  return ref.field === 'bullets' ? withBullets(value) : value;
}

function keyOf(
  { aliases }: DraftState,
  { section, entryId }: FieldRef,
  { kindOf }: Sections,
): PartKey {
  const kind = kindOf(section);
  return kind && entryId !== undefined
    ? entryKey(kind, currentId(aliases, entryId))
    : (section as 'contact' | 'skills' | 'summary');
}

/** Makes a control read `next`, by steps that undo takes back; its owner hears of the last one. */
function mend(control: Control, next: string): void {
  const { selectionStart, selectionEnd } = control;
  if (selectionStart === null || selectionEnd === null) return;
  const changes = findChanges(control.value, next);
  const hush = (event: Event) => event.stopImmediatePropagation();
  for (const [index, { start, end, text }] of changes.toReversed().entries()) {
    const isLast = index === changes.length - 1;
    if (!isLast) window.addEventListener('input', hush, { capture: true });
    control.setSelectionRange(start, end);
    // Marked deprecated, without a successor: the one way to a field's own undo history.
    document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
    window.removeEventListener('input', hush, { capture: true });
  }
  const [from, to] = [selectionStart, selectionEnd].map((each) => offsetAfter(changes, each));
  control.setSelectionRange(from ?? null, to ?? null);
}

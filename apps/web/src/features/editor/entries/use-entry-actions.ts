import {
  canRemoveEntry,
  type EntryKind,
  type EntryOf,
  entriesOf,
  type FieldName,
  isEmptyEntry,
} from '@shortlist/model';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { entryBeside } from '#platform/entry-beside.ts';
import { fieldId } from '#platform/navigation/field-target.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSections } from '#platform/sections-context.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { screenId, useEditor } from '../editor-context.ts';
import { focusField } from '../fields/focus-field.ts';
import { findTitle } from './entry-card.tsx';
import { useEntryChanges } from './use-entry-changes.ts';

/** Adding and deleting entries of a kind, by the rules of spec section 5. */
export function useEntryActions<K extends EntryKind>(
  kind: K,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const editor = useEditor();
  const { draft, folds } = editor;
  const changes = useEntryChanges(kind);
  const notify = useNotice();
  const sayRule = useFormatRule();
  const focusNext = useRef<string>(undefined);
  const sections = useSections();
  const { path: section, naming } = sections.ofKind(kind);

  useLayoutEffect(() => {
    if (focusNext.current !== undefined && focusField(focusNext.current)) {
      focusNext.current = undefined;
    }
  });

  function add(at?: 'top') {
    const id = draft.newId();
    folds.set([id], false);
    focusNext.current = fieldId({
      section,
      entryId: id,
      field: naming[0] as FieldName,
    });
    draft.edit({ type: 'add-entry', kind, id, ...(at && { at }) });
  }

  function remove(entry: EntryOf<K>, title: string): void {
    const check = canRemoveEntry(draft.get().draft.document, kind, entry.id, sections);
    if (!check.ok) return void notify({ text: sayRule(check.message) });
    const beside = entryBeside(entriesOf(draft.get().draft.document, kind), entry.id);
    if (isEmptyEntry(entry)) draft.edit({ type: 'remove-entry', kind, id: entry.id });
    else changes.remove(entry, title);
    // The button that had the focus went with its card.
    catchLostFocus(() => findTitle(beside && screenId(editor, beside.id)) ?? addButton.current);
  }

  return { add, remove };
}

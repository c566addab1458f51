import {
  canRemoveEntry,
  type EntryKind,
  type EntryOf,
  type FieldName,
  isBlankEntry,
} from '@shortlist/resume';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { useSections } from '#lib/sections-context.ts';
import { sayRule } from '#lib/text/say-rule.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useEditor } from '../editor-context.ts';
import { fieldId, focusField } from '../fields/field-id.ts';

/** Adding and deleting entries of a kind, by the rules of spec section 5. */
export function useEntryActions<K extends EntryKind>(
  kind: K,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { draft } = useEditor();
  const notify = useNotice();
  const confirm = useConfirm();
  const focusNext = useRef<string>(undefined);
  const sections = useSections();
  const { words, path: section, naming } = sections.ofKind(kind);
  const thing = words.one.toLowerCase();

  useLayoutEffect(() => {
    if (focusNext.current !== undefined && focusField(focusNext.current)) {
      focusNext.current = undefined;
    }
  });

  function add(at?: 'top') {
    const id = draft.newId();
    focusNext.current = fieldId({
      section,
      entryId: id,
      field: naming[0] as FieldName,
    });
    draft.edit({ type: 'add-entry', kind, id, ...(at && { at }) });
  }

  async function remove(entry: EntryOf<K>) {
    const check = canRemoveEntry(draft.get().draft.document, kind, entry.id, sections);
    if (!check.ok) return notify({ text: sayRule(check.message) });
    const agreed =
      isBlankEntry(entry) ||
      (await confirm({
        title: `Delete this ${thing}?`,
        text: 'It goes from your resume. This cannot be undone.',
        confirmLabel: `Delete ${thing}`,
        isDangerous: true,
      }));
    if (!agreed) return;
    draft.edit({ type: 'remove-entry', kind, id: entry.id });
    // The button that had the focus went with its card.
    catchLostFocus(() => addButton.current);
  }

  return { add, remove };
}

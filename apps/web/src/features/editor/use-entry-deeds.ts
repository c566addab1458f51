import {
  canRemoveEntry,
  ENTRY_TITLES,
  type EntryKind,
  type EntryOf,
  type FieldName,
  isBlankEntry,
  SECTION_OF_KIND,
  sectionOfKind,
} from '@shortlist/resume';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { sayRule } from '#lib/text/say-rule.ts';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useEditor } from './editor-context.ts';
import { fieldId, focusField } from './field-id.ts';

/** Adding and deleting entries of a kind, by the rules of spec section 5. */
export function useEntryDeeds<K extends EntryKind>(
  kind: K,
  addButton: RefObject<HTMLButtonElement | null>,
) {
  const { draft } = useEditor();
  const notify = useNotice();
  const confirm = useConfirm();
  const focusNext = useRef<string>(undefined);
  const thing = ENTRY_TITLES[kind].toLowerCase();

  useLayoutEffect(() => {
    if (focusNext.current !== undefined && focusField(focusNext.current)) {
      focusNext.current = undefined;
    }
  });

  function add(at?: 'top') {
    const id = draft.newId();
    const section = SECTION_OF_KIND[kind];
    focusNext.current = fieldId({
      section,
      entryId: id,
      field: sectionOfKind(kind).naming[0] as FieldName,
    });
    draft.edit({ type: 'add-entry', kind, id, ...(at && { at }) });
  }

  async function remove(entry: EntryOf<K>) {
    const check = canRemoveEntry(draft.get().draft.document, kind, entry.id);
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

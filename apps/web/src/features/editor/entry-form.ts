import {
  type Edit,
  type EntryChanges,
  type EntryKind,
  type EntryOf,
  type FieldName,
  SECTION_OF_KIND,
} from '@shortlist/resume';
import { entryKey } from '#draft/part.ts';
import { controlId, useEditor, useFieldTies } from './editor-context.ts';
import { focusField } from './field-id.ts';
import { useSave } from './use-save.ts';

type TextField<K extends EntryKind> = {
  [F in keyof EntryOf<K>]: EntryOf<K>[F] extends string ? F : never;
}[keyof EntryOf<K>] &
  FieldName;

/** What the form of one entry works with: ties and texts of its fields, changes, and saving. */
export function useEntryForm<K extends EntryKind>(kind: K, entry: EntryOf<K>) {
  const editor = useEditor();
  const section = SECTION_OF_KIND[kind];
  const key = entryKey(kind, entry.id);
  const tie = useFieldTies(key, entry, { section, entryId: entry.id });
  const saving = useSave({
    key,
    thing: kind,
    focus: (field) => focusField(controlId(editor, { section, entryId: entry.id, field })),
  });

  function set(changes: EntryChanges<K>): void {
    // TypeScript does not see that kind and changes belong to the same K.
    editor.draft.edit({ type: 'set-entry', kind, id: entry.id, changes } as Edit);
  }
  const setText = (field: TextField<K>, text: string) =>
    set({ [field]: text } as unknown as EntryChanges<K>);

  const text = (field: TextField<K>) => ({
    ...tie(field),
    value: String(entry[field as keyof EntryOf<K>]),
    onChange: ({ target }: { target: { value: string } }) => setText(field, target.value),
  });

  return { ...saving, set, setText, tie, text };
}

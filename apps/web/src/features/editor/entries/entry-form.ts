import {
  type Edit,
  type EntryChanges,
  type EntryKind,
  type EntryOf,
  entryKey,
  type Field,
  type FieldName,
  memberText,
  type PointDraft,
  type Points,
  setEntryEdit,
} from '@shortlist/model';
import { useSections } from '#platform/sections-context.ts';
import { controlId, useEditor, useFieldTies } from '../editor-context.ts';
import { focusField } from '../fields/focus-field.ts';
import { useSave } from '../saving/use-save.ts';

/** Props of the control of a field. */
export type FieldControlProps = { field: Field; form: ReturnType<typeof useEntryForm> };

/** The member of a field that has one. */
export const memberOf = ({ members }: Field) => Object.keys(members)[0] as FieldName;

/** Provides the form of one entry: ties and values of its fields, changes, and saving. */
export function useEntryForm(kind: EntryKind, held: EntryOf<EntryKind>) {
  const editor = useEditor();
  const sections = useSections();
  const definition = sections.ofKind(kind);
  const { path: section, naming, hasAiWrite } = definition;
  const { id } = held;
  const key = entryKey(kind, id);
  const tie = useFieldTies(key, held, { section, entryId: id });
  const saving = useSave({
    key,
    thing: kind,
    focus: (field) => focusField(controlId(editor, { section, entryId: id, field })),
  });
  const read = (field: string) => String(memberText(definition, held, field) ?? '');

  function set(changes: EntryChanges<EntryKind>): void {
    editor.draft.edit(setEntryEdit(kind, id, changes));
  }
  const setText = (field: FieldName, text: string) => set({ [field]: text });

  function setPoints(field: FieldName, points: readonly PointDraft[]): void {
    editor.draft.edit({ type: 'set-points', kind, id, field, points } as Edit);
  }

  return {
    ...saving,
    kind,
    held,
    hasAiWrite,
    /** The first of the fields that may name the entry: what its points are about. */
    title: read(naming[0]),
    tie,
    /** Ties of a date: what is refused shows at once, also where another date has made it wrong. */
    tieDate: (field: FieldName) => tie(field, 'always'),
    read,
    points: (field: FieldName) =>
      new Map<string, unknown>(Object.entries(held)).get(field) as Points,
    setPoints,
    isOn: (field: string) => memberText(definition, held, field) === true,
    set,
    setText,
    text: (field: FieldName) => ({
      ...tie(field),
      value: read(field),
      onChange: ({ target }: { target: { value: string } }) => setText(field, target.value),
    }),
  };
}

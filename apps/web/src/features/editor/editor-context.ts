import type { EntryId, FieldName, FieldRef } from '@shortlist/resume';
import { createContext, useContext } from 'react';
import { partVerdict } from '#draft/draft-snapshot.ts';
import type { DraftState } from '#draft/draft-state.ts';
import { firstId } from '#draft/edit-draft.ts';
import { entryKey, entryOfKey, type PartKey } from '#draft/part.ts';
import type { OpenResume } from '#draft/use-open-resume.ts';
import { afterPress } from '#lib/after-press.ts';
import { fieldId } from './field-id.ts';
import type { WritingSlots } from './writing-slots.ts';

export type OpenedResume = Extract<OpenResume, { status: 'open' }>;

/** What every form of the editor works with. */
export type Editor = {
  resumeId: string;
  open: OpenedResume;
  /** Fields that the person has left, and parts that they tried to save or found refused: only these show what is wrong. */
  visited: ReadonlySet<string>;
  visit: (place: string) => void;
  slots: WritingSlots;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('EditorContext is missing above this component.');
  return editor;
}

type Aliases = DraftState['aliases'];

/** The id that an entry's fields keep on the screen, also when the server gives the entry another. */
export const screenId = (editor: Editor, id: EntryId): EntryId =>
  firstId(editor.open.snapshot.draft.aliases, id);

/** A part's key that does not change with the entry's id. */
export const screenKey = (editor: Editor, key: PartKey): PartKey =>
  screenKeyOf(editor.open.snapshot.draft.aliases, key);

function screenKeyOf(aliases: Aliases, key: PartKey): PartKey {
  const entry = entryOfKey(key);
  return entry ? entryKey(entry.kind, firstId(aliases, entry.id)) : key;
}

/** Parts in which a rule keeps something back, e.g. what a document says: the editor opens with it marked. */
export function keptBack({ snapshot }: OpenedResume): ReadonlySet<string> {
  const { unsaved, aliases } = snapshot.draft;
  const refused = [...unsaved.keys()].filter(
    (key) => partVerdict(snapshot.draft, key).problems.length > 0,
  );
  return new Set(refused.map((key) => screenKeyOf(aliases, key)));
}

/** The id of a field's control on the screen. */
export function controlId(editor: Editor, ref: FieldRef): string {
  const { entryId } = ref;
  return fieldId(entryId === undefined ? ref : { ...ref, entryId: screenId(editor, entryId) });
}

/** What ties a control to a field: its id, what is wrong with the value, and the leaving of the field. */
export type FieldTies = { id: string; error: string | undefined; onBlur: () => void };

/**
 * Gives each field of one part its ties. An error shows once the field was left with an edit, once a save was
 * tried, and from the start where the draft was opened with it.
 */
export function useFieldTies(key: PartKey, place: Omit<FieldRef, 'field'>) {
  const editor = useEditor();
  const { draft } = editor.open.snapshot;
  const { problems } = partVerdict(draft, key);
  const isTried = editor.visited.has(screenKey(editor, key));

  return (field: FieldName): FieldTies => {
    const id = controlId(editor, { ...place, field });
    const isShown = isTried || (editor.visited.has(id) && draft.unsaved.has(key));
    const problem = problems.find((each) => each.field === field);
    return {
      id,
      error: isShown ? problem?.message : undefined,
      onBlur: () => afterPress(() => editor.visit(id)),
    };
  };
}

import type { EntryId, FieldName, FieldRef } from '@shortlist/resume';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftState } from '#draft/draft-state.ts';
import type { DraftStore } from '#draft/draft-store.ts';
import { firstId } from '#draft/edit-draft.ts';
import { entryKey, entryOfKey, type PartKey, type PartValue } from '#draft/part.ts';
import { partProblem } from '#draft/part-problem.ts';
import type { OpenResume } from '#draft/use-open-resume.ts';
import { afterPress } from '#lib/after-press.ts';
import { fieldId } from './field-id.ts';
import type { WritingSlots } from './writing-slots.ts';

export type OpenedResume = Extract<OpenResume, { status: 'open' }>;

/**
 * What every form of the editor works with. Nothing in it changes with a keystroke, so the forms of forty jobs
 * are not all drawn anew because one of them is typed in.
 */
export type Editor = {
  resumeId: string;
  draft: DraftStore;
  /** Which id followed which: the screen keeps the first. */
  aliases: DraftState['aliases'];
  /** Fields that the person has left, and parts that they tried to save: only these show what is wrong. */
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

/** The resume as it reads after the last keystroke, and what is saved of it. */
export const OpenedContext = createContext<OpenedResume | undefined>(undefined);

export function useOpened(): OpenedResume {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error('OpenedContext is missing above this component.');
  return opened;
}

/** The id that an entry's fields keep on the screen, also when the server gives the entry another. */
export const screenId = (editor: Editor, id: EntryId): EntryId => firstId(editor.aliases, id);

/** A part's key that does not change with the entry's id. */
export function screenKey(editor: Editor, key: PartKey): PartKey {
  const entry = entryOfKey(key);
  return entry ? entryKey(entry.kind, screenId(editor, entry.id)) : key;
}

/** The id of a field's control on the screen. */
export function controlId(editor: Editor, ref: FieldRef): string {
  const { entryId } = ref;
  return fieldId(entryId === undefined ? ref : { ...ref, entryId: screenId(editor, entryId) });
}

/** What ties a control to a field: its id, what is wrong with the value, and the leaving of the field. */
export type FieldTies = { id: string; error: string | undefined; onBlur: () => void };

/** Whether a part has edits that the server has not confirmed. */
function useIsUnsaved(key: PartKey): boolean {
  const { draft } = useEditor();
  return useSyncExternalStore(draft.subscribe, () => draft.get().draft.unsaved.has(key));
}

/**
 * Gives each field of one part, which says `value`, its ties. An error shows once the field was left with an edit, or once a save was tried.
 */
export function useFieldTies(key: PartKey, value: PartValue, place: Omit<FieldRef, 'field'>) {
  const editor = useEditor();
  const isUnsaved = useIsUnsaved(key);
  const problem = partProblem(key, value);
  const isTried = editor.visited.has(screenKey(editor, key));

  return (field: FieldName): FieldTies => {
    const id = controlId(editor, { ...place, field });
    const isShown = isTried || (editor.visited.has(id) && isUnsaved);
    return {
      id,
      error: isShown && problem?.field === field ? problem.message : undefined,
      onBlur: () => afterPress(() => editor.visit(id)),
    };
  };
}

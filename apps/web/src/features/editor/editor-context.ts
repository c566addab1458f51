import { firstId, sameValue } from '@shortlist/draft';
import {
  type Edit,
  type EntryId,
  entryKey,
  entryOfKey,
  type FieldName,
  type FieldRef,
  type Sections,
} from '@shortlist/model';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { partValidation, validatePart } from '#draft/resume-draft/resume-draft.ts';
import type {
  DraftState,
  DraftStore,
  PartKey,
  PartValue,
} from '#draft/resume-draft/resume-types.ts';
import { afterPress } from '#platform/navigation/after-press.ts';
import { fieldId } from '#platform/navigation/field-target.ts';
import { useSections } from '#platform/sections-context.ts';
import type { SetAside } from '#platform/storage/entry-notes.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import type { EntryMemory } from './entries/entry-memory.ts';
import type { WritingSlots } from './writing/writing-slots.ts';

type Aliases = DraftState['aliases'];

/**
 * The context that every form of the editor works with. Nothing in it changes with a keystroke, so the forms of forty
 * jobs are not all redrawn because one of them is typed in.
 */
export type Editor = {
  resumeId: string;
  draft: DraftStore;
  /** Ids by the ids that they followed: the screen keeps the first. */
  aliases: Aliases;
  /** Fields that the person has left, and parts that they tried to save or found refused: only these show what is wrong. */
  visited: ReadonlySet<string>;
  visit: (place: string) => void;
  /** Cards of entries that are folded. */
  folds: EntryMemory<boolean>;
  /** Texts that a switch of an entry has replaced. */
  setAside: EntryMemory<SetAside>;
  slots: WritingSlots;
  /** Leads to the choices where something was changed in two places. */
  showConflicts: () => void;
  /** Takes back what was done to an entry, a section or the photo, unless that was taken back already. */
  takeBack: (edit: Edit) => void;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('EditorContext is missing above this component.');
  return editor;
}

/** The id that an entry's fields keep on the screen, also when the server gives the entry another. */
export const screenId = (editor: Editor, id: EntryId): EntryId => firstId(editor.aliases, id);

/** A part's key that does not change with the entry's id. */
export const screenKey = (editor: Editor, key: PartKey): PartKey =>
  screenKeyOf(editor.aliases, key);

function screenKeyOf(aliases: Aliases, key: PartKey): PartKey {
  const entry = entryOfKey(key);
  return entry ? entryKey(entry.kind, firstId(aliases, entry.id)) : key;
}

/** Parts in which a rule keeps something back, e.g. what a document says: the editor opens with it marked. */
export function keptBack({ snapshot }: OpenedResume, sections: Sections): ReadonlySet<string> {
  const { unsaved, aliases } = snapshot.draft;
  const refused = [...unsaved.keys()].filter(
    (key) => partValidation(snapshot.draft, key, sections).problems.length > 0,
  );
  return new Set(refused.map((key) => screenKeyOf(aliases, key)));
}

/** The id of a field's control on the screen. */
export function controlId(editor: Editor, ref: FieldRef): string {
  const { entryId } = ref;
  return fieldId(entryId === undefined ? ref : { ...ref, entryId: screenId(editor, entryId) });
}

/** Ties between a control and a field: its id, what is wrong with the value, and the leaving of the field. */
export type FieldTies = { id: string; error: string | undefined; onBlur: () => void };

/** Checks whether a part has edits that the server has not confirmed. */
function useIsUnsaved(key: PartKey): boolean {
  const { draft } = useEditor();
  return useSyncExternalStore(draft.subscribe, () => draft.get().draft.unsaved.has(key));
}

/** Returns what the server is known to have of a part. */
function useConfirmed(key: PartKey): PartValue {
  const { draft } = useEditor();
  return useSyncExternalStore(draft.subscribe, () => draft.get().draft.confirmed.get(key)?.value);
}

/** Returns what the server said against a part, until it is edited again. */
function useRefusal(key: PartKey): string | undefined {
  const { draft } = useEditor();
  return useSyncExternalStore(draft.subscribe, () => draft.get().refusals.get(key));
}

/** The field of a part that says something else than the server has: the first one, or the part itself where it is a text. */
const changedField = (mine: PartValue, theirs: PartValue) =>
  typeof mine === 'object' &&
  Object.entries(mine).find(([name, said]) => !sameValue(said, Object(theirs)[name]))?.[0];

/**
 * Gives each field of one part, which says `value`, its ties. An error shows once the field was left with an
 * edit, once a save was tried, and from the start where the draft was opened with it. What the server refuses shows beside what was changed.
 */
export function useFieldTies(key: PartKey, value: PartValue, place: Omit<FieldRef, 'field'>) {
  const editor = useEditor();
  const sayRule = useFormatRule();
  const isUnsaved = useIsUnsaved(key);
  const confirmed = useConfirmed(key);
  const { problems } = validatePart(key, value, confirmed, useSections());
  const refusal = useRefusal(key);
  const refused = refusal !== undefined && changedField(value, confirmed);
  const isTried = editor.visited.has(screenKey(editor, key));

  return (field: FieldName, shows: 'visited' | 'always' = 'visited'): FieldTies => {
    const id = controlId(editor, { ...place, field });
    const isShown = isTried || (isUnsaved && (shows === 'always' || editor.visited.has(id)));
    const problem = problems.find((each) => each.field === field);
    return {
      id,
      error:
        (isShown && problem ? sayRule(problem.message) : undefined) ??
        (typeof value !== 'object' || refused === field ? refusal : undefined),
      onBlur: () => afterPress(() => editor.visit(id)),
    };
  };
}

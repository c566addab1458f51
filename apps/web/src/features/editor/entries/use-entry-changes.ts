import { en } from '@shortlist/messages';
import {
  type Edit,
  type EntryFlag,
  type EntryId,
  type EntryKind,
  type EntryOf,
  employerOf,
  entriesOf,
  entryAbove,
  insertEntryEdit,
} from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { screenId, useEditor } from '../editor-context.ts';
import { employerEdits } from './employers.ts';

/** Returns what can be done to an entry as a whole, besides moving it. */
export function useEntryChanges<K extends EntryKind>(kind: K) {
  const words = useWords(en.editor);
  const common = useWords(en.common);
  const editor = useEditor();
  const { draft, folds, setAside, takeBack } = editor;
  const toast = useToast();
  const sections = useSections();
  const entriesNow = () => entriesOf(draft.get().draft.document, kind);
  const positionOf = (id: EntryId) => entriesNow().findIndex((entry) => entry.id === id);

  function duplicate(id: EntryId, title: string): void {
    const at = positionOf(id);
    const entry = entriesNow()[at];
    if (!entry) return;
    const copy = draft.newId();
    const aside = setAside.get()[screenId(editor, id)];
    if (aside) setAside.set([copy], aside);
    folds.set([copy], false);
    draft.edit(insertEntryEdit({ kind, at: at + 1 }, entry, copy));
    toast({ text: words.wasDuplicated({ title }) });
  }

  const setFlag = (id: EntryId, flag: EntryFlag, isOn: boolean) =>
    draft.edit({ type: 'set-flag', kind, id, flag, isOn });

  /**
   * Makes an entry a role at the employer of the one above, whose name takes the place of what was typed; or no more,
   * which puts that back, wherever the entry has been moved since.
   */
  function joinEmployer(id: EntryId, isOn: boolean): void {
    const entries = { resume: draft.get().draft.document, kind, sections };
    const entry = entriesNow()[positionOf(id)];
    const above = entryAbove(entries, id);
    if (!entry || (isOn && !above)) return;
    const at = screenId(editor, id);
    const aside = setAside.get()[at];
    const typed = employerOf(entries, entry);
    if (isOn) setAside.set([at], { ...aside, employer: typed });
    const name = isOn && above ? employerOf(entries, above) : (aside?.employer ?? typed);
    for (const edit of employerEdits(entries, entry, name)) draft.edit(edit);
    setFlag(id, 'sameEmployer', isOn);
  }

  /** Deletes an entry; the message of it can bring it back. */
  function remove({ id }: EntryOf<K>, title: string): void {
    const edit: Edit = { type: 'remove-entry', kind, id };
    draft.edit(edit);
    toast({
      text: words.wasDeleted({ title }),
      action: { label: common.undo, onAction: () => takeBack(edit) },
    });
  }

  return { duplicate, setFlag, joinEmployer, remove };
}

import {
  type Edit,
  type EntryFlag,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  flatEntriesOf,
} from '@shortlist/resume';
import { useSections } from '#lib/sections-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useEditor } from '../editor-context.ts';

/** What can be done to an entry as a whole, besides moving it. */
export function useEntryChanges<K extends EntryKind>(kind: K) {
  const { draft, folds, takeBack } = useEditor();
  const toast = useToast();
  const sections = useSections();
  const entriesNow = () => entriesOf(draft.get().draft.document, kind);
  const positionOf = (id: EntryId) => entriesNow().findIndex((entry) => entry.id === id);

  function duplicate(id: EntryId, title: string): void {
    const at = positionOf(id);
    const held = entriesNow()[at];
    if (!held) return;
    const { id: _, ...entry } = held;
    const copy = draft.newId();
    folds.set([copy], false);
    // An entry of K is one of its kind.
    draft.edit({ type: 'insert-entry', kind, id: copy, entry, at: at + 1 } as unknown as Edit);
    toast({ text: `${title} stands there twice now.` });
  }

  const setFlag = (id: EntryId, flag: EntryFlag, isOn: boolean) =>
    draft.edit({ type: 'set-flag', kind, id, flag, isOn });

  /** Makes an entry a role at the employer of the one above, whose name it takes; or no more. */
  function joinEmployer(id: EntryId, isOn: boolean): void {
    const { employer } = sections.ofKind(kind);
    const above = flatEntriesOf(draft.get().draft.document, kind, sections)[positionOf(id) - 1];
    if (!employer || !above) return;
    const name = new Map(Object.entries(above)).get(employer);
    if (isOn) {
      // The employer is a text of every kind that has one.
      draft.edit({ type: 'set-entry', kind, id, changes: { [employer]: name } } as Edit);
    }
    setFlag(id, 'sameEmployer', isOn);
  }

  /** Deletes an entry; the message of it can bring it back. */
  function remove({ id }: EntryOf<K>, title: string): void {
    const edit: Edit = { type: 'remove-entry', kind, id };
    draft.edit(edit);
    toast({
      text: `${title} was deleted.`,
      action: { label: 'Undo', onAction: () => takeBack(edit) },
    });
  }

  return { duplicate, setFlag, joinEmployer, remove };
}

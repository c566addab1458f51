import {
  type Edit,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
} from '@shortlist/resume';
import { useToast } from '#ui/notices/toast-context.ts';
import { useEditor } from '../editor-context.ts';

/** What can be done to an entry as a whole, besides moving it. */
export function useEntryChanges<K extends EntryKind>(kind: K) {
  const { draft, folds } = useEditor();
  const toast = useToast();
  const entriesNow = () => entriesOf(draft.get().draft.document, kind);
  const positionOf = (id: EntryId) => entriesNow().findIndex((entry) => entry.id === id);

  /** Puts in an entry like `entry`, at a position. Under the id that it had, the server may know one that was deleted. */
  function insert({ id: _, ...entry }: EntryOf<K>, at: number): void {
    const id = draft.newId();
    folds.set([id], false);
    // An entry of K is one of its kind.
    draft.edit({ type: 'insert-entry', kind, id, entry, at } as unknown as Edit);
  }

  function duplicate(id: EntryId, title: string): void {
    const at = positionOf(id);
    const entry = entriesNow()[at];
    if (!entry) return;
    insert(entry, at + 1);
    toast({ text: `${title} stands there twice now.` });
  }

  const hide = (id: EntryId, isHidden: boolean) =>
    draft.edit({ type: 'set-flag', kind, id, flag: 'hidden', isOn: isHidden });

  /** Deletes an entry; the message of it can bring it back. */
  function remove(entry: EntryOf<K>, title: string): void {
    const at = positionOf(entry.id);
    draft.edit({ type: 'remove-entry', kind, id: entry.id });
    toast({
      text: `${title} was deleted.`,
      action: { label: 'Undo', onAction: () => insert(entry, at) },
    });
  }

  return { duplicate, hide, remove };
}

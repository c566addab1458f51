import { type EntryId, type EntryKind, type EntryOf, isEmptyEntry } from '@shortlist/resume';
import { useSyncExternalStore } from 'react';
import { entryKey } from '#draft/resume-model/part.ts';
import { screenId, screenKey, useEditor } from '../editor-context.ts';

/** Lists up to this long stand open until a person folds a card. */
const SHORT = 3;

/** Which cards of a list are folded: as the person left them; else those of a long list that have nothing to be done. */
export function useFolding<K extends EntryKind>(kind: K, entries: readonly EntryOf<K>[]) {
  const editor = useEditor();
  const { folds, visited } = editor;
  const folded = useSyncExternalStore(folds.subscribe, folds.get);
  const idOf = ({ id }: EntryOf<K>): EntryId => screenId(editor, id);

  function isFolded(entry: EntryOf<K>): boolean {
    const isMarked = visited.has(screenKey(editor, entryKey(kind, entry.id)));
    return folded[idOf(entry)] ?? (entries.length > SHORT && !isEmptyEntry(entry) && !isMarked);
  }

  const areFolded = entries.every(isFolded);
  return {
    isFolded,
    areFolded,
    fold: (entry: EntryOf<K>, isOn: boolean) => folds.set([idOf(entry)], isOn),
    foldAll: () => folds.set(entries.map(idOf), !areFolded),
  };
}

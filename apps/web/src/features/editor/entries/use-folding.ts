import {
  type EntryId,
  type EntryKind,
  type EntryOf,
  entryKey,
  isEmptyEntry,
} from '@shortlist/model';
import { useState, useSyncExternalStore } from 'react';
import { screenId, screenKey, useEditor } from '../editor-context.ts';

/** Lists up to this long are open until a person folds a card. */
const SHORT = 3;

/**
 * Tells which cards of a list are folded: as the person left them; else those that the list began with, where it was
 * long and they had nothing to be done. Neither typing nor another window folds a card, which would take the focus.
 */
export function useFolding<K extends EntryKind>(kind: K, entries: readonly EntryOf<K>[]) {
  const editor = useEditor();
  const { folds, visited } = editor;
  const folded = useSyncExternalStore(folds.subscribe, folds.get);
  const idOf = ({ id }: EntryOf<K>): EntryId => screenId(editor, id);
  const [foldedAtFirst] = useState(() => {
    const isLong = entries.length > SHORT;
    return new Set(isLong ? entries.filter((entry) => !isEmptyEntry(entry)).map(idOf) : []);
  });

  function isFolded(entry: EntryOf<K>): boolean {
    const isMarked = visited.has(screenKey(editor, entryKey(kind, entry.id)));
    return folded[idOf(entry)] ?? (foldedAtFirst.has(idOf(entry)) && !isMarked);
  }

  const areFolded = entries.every(isFolded);
  return {
    isFolded,
    areFolded,
    fold: (entry: EntryOf<K>, isOn: boolean) => folds.set([idOf(entry)], isOn),
    foldAll: () => folds.set(entries.map(idOf), !areFolded),
  };
}

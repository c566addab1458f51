import { ENTRY_LISTS, type EntryId, type EntryKind, exchangeEntries } from '@shortlist/resume';
import { useState } from 'react';
import { screenId, useEditor } from './editor-context.ts';

export type Step = -1 | 1;

/** Putting the entries of a kind in order, one place at a time, with what is said of it to those who do not see it. */
export function useEntryMoves(kind: EntryKind) {
  const editor = useEditor();
  const { draft } = editor;
  const [announcement, setAnnouncement] = useState('');
  const buttonId = (id: EntryId, step: Step) =>
    `move-${step < 0 ? 'up' : 'down'}-${screenId(editor, id)}`;

  const exchange = (id: EntryId, step: Step) =>
    exchangeEntries(draft.get().draft.resume, kind, id, step);

  function move(id: EntryId, step: Step, title: string) {
    const found = exchange(id, step);
    if (!found) return;
    for (const edit of found.edits) draft.edit(edit);
    // The focus goes along with what was moved, so that it can be moved on.
    document.getElementById(buttonId(found.neighbour, step))?.focus();
    const entries = draft.get().draft.resume[ENTRY_LISTS[kind]];
    const place = entries.findIndex((entry) => entry.id === found.neighbour) + 1;
    setAnnouncement(`${title} moved to position ${place} of ${entries.length}`);
  }

  return {
    move,
    buttonId,
    canMove: (id: EntryId, step: Step) => exchange(id, step) !== undefined,
    announcement,
  };
}

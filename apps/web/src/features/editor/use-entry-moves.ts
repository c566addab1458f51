import { completeEntryOrder, type EntryId, type EntryKind } from '@shortlist/resume';
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

  const readOrder = () => completeEntryOrder(draft.get().draft.document, kind);

  function canMove(id: EntryId, step: Step): boolean {
    const order = readOrder();
    return order.includes(id) && order[order.indexOf(id) + step] !== undefined;
  }

  function move(id: EntryId, step: Step, title: string) {
    if (!canMove(id, step)) return;
    draft.edit({ type: 'move-entry', kind, id, to: readOrder().indexOf(id) + step });
    const order = readOrder();
    setAnnouncement(`${title} moved to position ${order.indexOf(id) + 1} of ${order.length}`);
  }

  return { move, buttonId, canMove, announcement };
}

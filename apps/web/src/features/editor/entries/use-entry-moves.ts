import { en } from '@shortlist/messages';
import { completeEntryOrder, type EntryId, type EntryKind } from '@shortlist/model';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { screenId, useEditor } from '../editor-context.ts';

export type Step = -1 | 1;

/** Puts the entries of a kind in order, by one position or to any, and says so to those who do not see it. */
export function useEntryMoves(kind: EntryKind) {
  const words = useWords(en.editor);
  const editor = useEditor();
  const { draft } = editor;
  const [announcement, setAnnouncement] = useState('');
  const buttonId = (id: EntryId, step: Step) =>
    `move-${step < 0 ? 'up' : 'down'}-${screenId(editor, id)}`;

  const readOrder = () => completeEntryOrder(draft.get().draft.document, kind);
  const moveTo = (id: EntryId, to: number) => draft.edit({ type: 'move-entry', kind, id, to });

  function canMove(id: EntryId, step: Step): boolean {
    const order = readOrder();
    return order.includes(id) && order[order.indexOf(id) + step] !== undefined;
  }

  function move(id: EntryId, step: Step, title: string) {
    if (!canMove(id, step)) return;
    moveTo(id, readOrder().indexOf(id) + step);
    const order = readOrder();
    const position = order.indexOf(id) + 1;
    setAnnouncement(words.moved({ title, position, count: order.length }));
  }

  return { move, moveTo, readOrder, buttonId, canMove, announcement };
}

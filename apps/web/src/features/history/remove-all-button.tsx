import { en } from '@shortlist/messages';
import { Trash2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { HistorySubject } from './history-subject.ts';
import { useRemove } from './use-remove.ts';

/** Deletes the whole history of a document, after asking. */
export function RemoveAllButton({ subject }: { subject: HistorySubject }) {
  const words = useWords(en.history);
  const remove = useRemove(subject);
  return (
    <Button variant="ghost" size="sm" className="self-start" onClick={() => void remove()}>
      <Trash2 size={16} aria-hidden />
      {words.removeAll}
    </Button>
  );
}

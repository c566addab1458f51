import { en } from '@shortlist/messages';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { HistorySubject } from './history-subject.ts';
import { NameDialog } from './name-dialog.tsx';

/** Keeps the current version of the document under a name. */
export function NameButton({ subject }: { subject: HistorySubject }) {
  const words = useWords(en.history);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Tag size={16} aria-hidden />
        {words.nameCurrent}
      </Button>
      <NameDialog subject={subject} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

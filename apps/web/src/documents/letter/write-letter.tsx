import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NewLetterDialog } from './new-letter-dialog.tsx';

/** Begins a letter. */
export function WriteLetter() {
  const words = useWords(en.letter);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" className="max-w-full whitespace-normal" onClick={() => setIsOpen(true)}>
        {words.write}
      </Button>
      <NewLetterDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

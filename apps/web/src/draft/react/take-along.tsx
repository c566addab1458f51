import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#lib/language/use-words.ts';
import { useSections } from '#lib/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useOpened } from './opened-resume.ts';
import { resumePlainText } from '@shortlist/model';

/** Offers the resume as text to copy, where it cannot be saved. */
export function TakeAlong() {
  const words = useWords(en.saveIssues);
  const text = resumePlainText(useOpened().resume, useSections());
  const [outcome, setOutcome] = useState('');

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.copyByHand);
    }
  }

  return (
    <>
      <TextArea label={words.whatResumeSays} readOnly rows={10} value={text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-sm">
          {outcome}
        </p>
        <Button onClick={() => void handleCopy()}>{words.copyText}</Button>
      </div>
    </>
  );
}

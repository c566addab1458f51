import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useOpenedDocument } from './opened-document.ts';

/** Offers the document as text to copy, where it cannot be saved. */
export function TakeAlong() {
  const words = useWords(en.saveIssues);
  const { document, draft } = useOpenedDocument();
  const text = draft.kind.definition.plainText(document, draft.kind.sections);
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
      <TextArea label={words.whatItSays} readOnly rows={10} value={text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-sm">
          {outcome}
        </p>
        <Button onClick={() => void handleCopy()}>{words.copyText}</Button>
      </div>
    </>
  );
}

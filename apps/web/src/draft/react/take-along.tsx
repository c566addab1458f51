import { useState } from 'react';
import { useSections } from '#lib/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useOpened } from './opened-resume.ts';
import { resumeText } from './resume-text.ts';

/** Offers the resume as text to copy, where it cannot be saved. */
export function TakeAlong() {
  const text = resumeText(useOpened().resume, useSections());
  const [outcome, setOutcome] = useState('');

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied.');
    } catch {
      setOutcome('This browser does not let us copy: select the text and copy it.');
    }
  }

  return (
    <>
      <TextArea label="What the resume says" readOnly rows={10} value={text} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted text-sm">
          {outcome}
        </p>
        <Button onClick={() => void handleCopy()}>Copy text</Button>
      </div>
    </>
  );
}

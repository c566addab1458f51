import { en } from '@shortlist/messages';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '#platform/language/use-words.ts';
import { JOB_DESCRIPTION_AT_MOST } from '#platform/storage/job-description.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { surplusLength } from '../surplus-length.ts';
import { useTargeting } from '../targeting-context.ts';

type PostingFieldProps = {
  /** Called when the text in the field becomes one that cannot be compared, and when it can be again. */
  onRefusal: (isRefused: boolean) => void;
};

/** The job description: typed or pasted here, compared and kept with every change, folded away once it is done. */
export function PostingField({ onRefusal }: PostingFieldProps) {
  const words = useWords(en.keywordPanel);
  const { jobDescription, setJobDescription, removeJobDescription } = useTargeting();
  const [typed, setTyped] = useState(jobDescription);
  const length = surplusLength(typed);
  const problem =
    length === undefined ? undefined : words.tooLong({ length, most: JOB_DESCRIPTION_AT_MOST });
  const [isOpen, setIsOpen] = useState(jobDescription === '' || problem !== undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const areaId = useId();

  function handleType(text: string) {
    const isRefused = surplusLength(text) !== undefined;
    setTyped(text);
    onRefusal(isRefused);
    if (!isRefused) setJobDescription(text);
  }

  function handleRemove() {
    flushSync(() => {
      setTyped('');
      setIsOpen(true);
      onRefusal(false);
    });
    removeJobDescription();
    area.current?.focus();
  }

  return (
    <div className="flex flex-col gap-3">
      <div hidden={!isOpen}>
        <TextArea
          ref={area}
          id={areaId}
          label={words.posting}
          hint={words.postingHint}
          error={problem}
          dir="auto"
          value={typed}
          onChange={({ target }) => handleType(target.value)}
          className="max-h-72"
        />
      </div>
      {typed.trim() !== '' && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-controls={areaId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.done : words.editPosting}
          </Button>
          <Button size="sm" variant="ghost" onClick={handleRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

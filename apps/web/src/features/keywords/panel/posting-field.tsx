import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { lengthProblem } from '../length-problem.ts';
import { useTargeting } from '../targeting-context.ts';

type PostingFieldProps = {
  /** Called when the text in the field becomes one that cannot be compared, and when it can be again. */
  onRefusal: (isRefused: boolean) => void;
};

/** The job description: typed or pasted here, compared and kept with every change, folded away once it is done. */
export function PostingField({ onRefusal }: PostingFieldProps) {
  const { jobDescription, setJobDescription, removeJobDescription } = useTargeting();
  const [typed, setTyped] = useState(jobDescription);
  const problem = lengthProblem(typed);
  const [isOpen, setIsOpen] = useState(jobDescription === '' || problem !== undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const areaId = useId();

  function handleType(text: string) {
    const isRefused = lengthProblem(text) !== undefined;
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
          label="Job description or job title"
          hint="Stays in this browser tab until you close it. Only a language model that you ask gets it."
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
            {isOpen ? 'Done' : 'Edit job description'}
          </Button>
          <Button size="sm" variant="ghost" onClick={handleRemove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  );
}

import { en } from '@shortlist/messages';
import { useRef } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { SubmitOverlay } from '#ui/dialogs/submit-overlay.tsx';
import type { ReadingStep } from './reading/read-steps.ts';
import { useIsLate } from './use-is-late.ts';

type ReadingProgressProps = {
  fileName: string;
  step: ReadingStep | undefined;
  onCancel: () => void;
};

/** Says how far the reading is; most files are read before it shows. */
export function ReadingProgress({ fileName, step, onCancel }: ReadingProgressProps) {
  const words = useWords(en.importing);
  const isLate = useIsLate();
  const isCancelled = useRef(false);

  function handleCancel() {
    isCancelled.current = true;
    onCancel();
  }

  return (
    <SubmitOverlay
      open={isLate}
      title={words.reading({ fileName })}
      text={progressOf(words, step)}
      progress={shareOf(step)}
      onCancel={handleCancel}
      // What was read, or why it was not, comes in a dialog that takes the focus itself.
      givesFocusBack={() => isCancelled.current}
    />
  );
}

function progressOf(words: WordsOf<'importing'>, step: ReadingStep | undefined): string {
  switch (step?.name) {
    case undefined:
      return words.loadingReader;
    case 'opening':
      return words.opening;
    case 'page':
      return words.readingPage({ page: step.page, pages: step.pages });
    case 'understanding':
      return words.understanding;
  }
}

function shareOf(step: ReadingStep | undefined): number | undefined {
  if (step?.name === 'page') return (step.page - 1) / step.pages;
  return step?.name === 'understanding' ? 1 : undefined;
}

import type { FitChange, HiddenPart } from '@shortlist/fit';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { Fitted } from './fit-look.ts';
import { fittedInWords } from './fit-words.ts';

type Hidden = readonly HiddenPart[];

type Fitting = {
  /** Pages that the document takes; 0 until they are counted. */
  count: number;
  /** Says that it fits. */
  sayFits: (goal: number) => string;
  /** Finds the least visible change that brings it to so many pages, with parts hidden. Rejects when a font does not come. */
  findFit: (goal: number, hidden: Hidden) => Promise<Fitted>;
  /** Makes that change; returns how to undo it. */
  take: (changes: readonly FitChange[], hidden: Hidden) => () => void;
};

/** Fits a document to a number of pages, with the way back. What it says, and offers to hide, is there while the document is as it says. */
export function useFitting({ count, sayFits, findFit, take }: Fitting) {
  const looks = useWords(en.looks);
  const words = useWords(en.fit);
  const common = useWords(en.common);
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Fitted | 'failed'>();

  function takeWithUndo({ goal, changes }: Extract<Fitted, { fits: true }>, hidden: Hidden) {
    if (changes.length + hidden.length === 0) return;
    const undo = take(changes, hidden);
    toast({
      text: sayFits(goal),
      action: {
        label: common.undo,
        onAction() {
          undo();
          setOutcome(undefined);
        },
      },
    });
  }

  async function fitTo(goal: number, hidden: Hidden = []): Promise<void> {
    setIsBusy(true);
    try {
      const fitted = await findFit(goal, hidden);
      // The document has grown since they were offered.
      if (!fitted.fits && hidden.length > 0) return fitTo(goal);
      setOutcome(fitted);
      if (fitted.fits) takeWithUndo(fitted, hidden);
    } catch (cause) {
      logError('The look was not fitted.', cause);
      setOutcome('failed');
    } finally {
      setIsBusy(false);
    }
  }

  if (outcome === 'failed') return { isBusy, said: words.fontMissing, offer: undefined, fitTo };
  const holds = outcome && outcome.fits === count <= outcome.goal;
  return {
    isBusy,
    said: holds ? fittedInWords({ words, looks }, outcome) : '',
    offer: holds && !outcome.fits ? outcome : undefined,
    fitTo,
  };
}

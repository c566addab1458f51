import type { FitChange } from '@shortlist/fit';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { fittedInWords } from '#features/design/fit/fit-words.ts';
import { PagesLine } from '#features/design/fit/pages-line.tsx';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { OpenedLetter } from '../opened-letter.tsx';
import { fitLetterLook } from './fit-letter-look.ts';

/** Shows how many pages the letter takes, and the way to fewer. */
export function LetterPages({ open }: { open: OpenedLetter }) {
  const words = useWords(en.fit);
  const letter = useDebouncedValue(open.document);
  const { laidOut } = usePages(letter, undefined, LETTER_PRINTER);
  const { isBusy, said, fitTo } = useFitLetter(open);
  const count = laidOut?.paged.pages.length ?? 0;
  return (
    <PagesLine
      {...{ count, isBusy, said }}
      takes={words.letterTakes({ count })}
      onFit={(goal) => void fitTo(goal)}
    />
  );
}

/** Fits the look to a number of pages, and says what it changed, with the way back. */
function useFitLetter({ document: letter, edit }: OpenedLetter) {
  const looks = useWords(en.looks);
  const words = useWords(en.fit);
  const common = useWords(en.common);
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');

  function take(changes: readonly FitChange[], goal: number) {
    const { look } = letter;
    const before = Object.fromEntries(changes.map(({ knob }) => [knob, look[knob] ?? null]));
    edit({
      type: 'set-look',
      changes: Object.fromEntries(changes.map(({ knob, to }) => [knob, to])),
    });
    toast({
      text: words.letterFits({ goal }),
      action: {
        label: common.undo,
        onAction() {
          edit({ type: 'set-look', changes: before });
          setSaid('');
        },
      },
    });
  }

  async function fitTo(goal: number): Promise<void> {
    setIsBusy(true);
    try {
      const fitted = await fitLetterLook(letter, goal);
      setSaid(fittedInWords({ words, looks }, fitted));
      if (fitted.fits && fitted.changes.length > 0) take(fitted.changes, goal);
    } catch (cause) {
      logError('A letter was not fitted.', cause);
      setSaid(words.fontMissing);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, said, fitTo };
}

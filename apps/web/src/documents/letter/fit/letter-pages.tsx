import { en } from '@shortlist/messages';
import { PagesLine } from '#features/design/fit/pages-line.tsx';
import { useFitting } from '#features/design/fit/use-fitting.ts';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import type { OpenedLetter } from '../opened-letter.tsx';
import { fitLetterLook } from './fit-letter-look.ts';

/** Shows how many pages the letter takes, and the way to fewer. */
export function LetterPages({ open: { document: letter, edit } }: { open: OpenedLetter }) {
  const words = useWords(en.fit);
  const { laidOut } = usePages(useDebouncedValue(letter), undefined, LETTER_PRINTER);
  const count = laidOut?.paged.pages.length ?? 0;
  const { isBusy, said, fitTo } = useFitting({
    count,
    sayFits: (goal) => words.letterFits({ goal }),
    findFit: (goal) => fitLetterLook(letter, goal),
    take(changes) {
      const { look } = letter;
      const before = Object.fromEntries(changes.map(({ knob }) => [knob, look[knob] ?? null]));
      edit({
        type: 'set-look',
        changes: Object.fromEntries(changes.map(({ knob, to }) => [knob, to])),
      });
      return () => edit({ type: 'set-look', changes: before });
    },
  });
  return (
    <PagesLine
      {...{ count, isBusy, said }}
      takes={words.letterTakes({ count })}
      onFit={(goal) => void fitTo(goal)}
    />
  );
}

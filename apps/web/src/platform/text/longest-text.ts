import { MAX_TEXT } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useMemo } from 'react';
import { useWords } from '#platform/language/use-words.ts';

/** Bound of a text while it is edited: one above what can be saved can be shortened, far above it each key would take seconds. */
export function useLongestText() {
  const words = useWords(en.ui);
  return useMemo(
    () => ({
      most: 2 * MAX_TEXT,
      say: (length: number) => words.tooLong({ length, most: MAX_TEXT }),
    }),
    [words],
  );
}

/** Says of a text of several lines that it is too long to be saved; undefined where it is not. */
export function useSayTooLong(): (text: string) => string | undefined {
  const words = useWords(en.ui);
  return ({ length }) =>
    length > MAX_TEXT ? words.shorten({ length, most: MAX_TEXT }) : undefined;
}

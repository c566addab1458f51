import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useFailureNotice } from '../notices/use-failure-notice.ts';

/** Says that what was to open could not be loaded, and why; the next press tries again. */
export function useOpenFailure() {
  const words = useWords(en.ui);
  const fail = useFailureNotice();
  return (cause: unknown) => {
    void fail('What was to open could not be loaded.', cause, words.notOpened);
  };
}

import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useNotice } from './notice-context.ts';

/** Returns a function that logs a failure and gives its reason in a notice with a title; it resolves once that is closed. */
export function useFailureNotice() {
  const common = useWords(en.common);
  const notify = useNotice();
  return (log: string, cause: unknown, title: string): Promise<void> => {
    logError(log, cause);
    return notify({ title, text: reasonOf(common, cause) });
  };
}

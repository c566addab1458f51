import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useNotice } from '../notices/notice-context.ts';

/** Says that what was to open could not be loaded, and why; the next press tries again. */
export function useOpenFailure() {
  const words = useWords(en.ui);
  const common = useWords(en.common);
  const notify = useNotice();
  return (cause: unknown) => {
    logError('What was to open could not be loaded.', cause);
    void notify({ title: words.notOpened, text: reasonOf(common, cause) });
  };
}

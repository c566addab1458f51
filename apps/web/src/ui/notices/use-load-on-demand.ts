import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useFailureNotice } from './use-failure-notice.ts';

/**
 * Returns how a part of the app is loaded when it is first asked for. Resolves to undefined where it could not be loaded, and a notice
 * with the title `failed` has given the reason; the next call tries again.
 */
export function useLoadOnDemand<Part>(load: () => Promise<Part>, failed?: string) {
  const common = useWords(en.common);
  const fail = useFailureNotice();
  const title = failed ?? common.partNotLoaded;
  return async (): Promise<Part | undefined> => {
    try {
      return await load();
    } catch (cause) {
      await fail(`A part of the app could not be loaded (${title}).`, cause, title);
      return undefined;
    }
  };
}

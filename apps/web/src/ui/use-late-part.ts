import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useNotice } from './notices/notice-context.ts';

/**
 * Returns how a part of the app is loaded when it is first asked for. Resolves to undefined where it could not be loaded, and a notice
 * has said why; the next call tries again.
 */
export function useLatePart<Part>(chunk: string, load: () => Promise<Part>) {
  const common = useWords(en.common);
  const notify = useNotice();
  return async (): Promise<Part | undefined> => {
    try {
      return await loadChunk(chunk, load);
    } catch (cause) {
      logError(`A part of the app could not be loaded (${chunk}).`, cause);
      await notify({ title: common.partNotLoaded, text: reasonOf(common, cause) });
      return undefined;
    }
  };
}

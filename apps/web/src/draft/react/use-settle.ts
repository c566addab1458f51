import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useNotice } from '#ui/notices/notice-context.ts';

/** Returns a function that sends what is unsaved of a document by `settle`, and resolves to whether the server has all of it; else it says so under a title. */
export function useSettle(settle: () => Promise<boolean>) {
  const words = useWords(en.settling);
  const notify = useNotice();
  return async (title: string): Promise<boolean> => {
    const isSettled = await settle();
    if (!isSettled) await notify({ title, text: words.unsent });
    return isSettled;
  };
}

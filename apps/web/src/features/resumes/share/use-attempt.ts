import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { refreshLinks } from './links-query.ts';
import type { ShareSubject } from './share-subject.ts';

/** Returns how something is done about a link to a document: it says what became of it, and resolves to undefined where it failed. */
export function useAttempt({ document_id: documentId }: ShareSubject) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailureNotice();
  return async <T>(
    work: () => Promise<T>,
    said: { done: string; failed: string },
  ): Promise<T | undefined> => {
    try {
      const outcome = await work();
      await refreshLinks(queryClient, documentId);
      toast({ tone: 'good', text: said.done });
      return outcome;
    } catch (cause) {
      await fail(`A link: ${said.failed}.`, cause, said.failed);
      return undefined;
    }
  };
}

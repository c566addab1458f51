import { type LinkedProvider, linkProvider, unlinkProvider } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import type { Proof } from '../proof/use-proof.ts';
import { providersQuery } from './providers-query.ts';

/** Returns what links the account to a provider, which leads there, or ends the link. */
export function useChangeLink({ id, name, linkedAt }: LinkedProvider) {
  const words = useWords(en.providers);
  const queryClient = useQueryClient();
  const toast = useToast();

  return async (proof: Proof): Promise<void> => {
    const request = { params: { provider: id }, body: proof };
    if (linkedAt === null) {
      const { location } = await call(linkProvider, request);
      window.location.assign(location);
      return;
    }
    await call(unlinkProvider, request);
    toast({ tone: 'good', text: words.unlinked({ name }) });
    await queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
  };
}

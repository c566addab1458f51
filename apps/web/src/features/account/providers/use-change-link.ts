import { type LinkedProvider, linkProvider, unlinkProvider } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';
import { useRecheckAccount } from '#session/use-recheck-account.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useSend } from '../sign-in/use-send.ts';
import { providersQuery } from './providers-query.ts';

/** Links the account to a provider, or ends that; `onAsked` is called where the server asks for the password first. */
export function useChangeLink({ id, name, linkedAt }: LinkedProvider, onAsked: () => void) {
  const words = useWords(en.providers);
  const queryClient = useQueryClient();
  const toast = useToast();
  const fail = useFailureNotice();
  const recheckAccount = useRecheckAccount();
  const { send, isPending } = useSend();

  async function change(password?: string) {
    const request = {
      params: { provider: id },
      body: password === undefined ? {} : { password },
    };
    if (linkedAt === null) {
      const { location } = await call(linkProvider, request);
      window.location.assign(location);
      return;
    }
    await call(unlinkProvider, request);
    toast({ tone: 'good', text: words.unlinked({ name }) });
    await queryClient.invalidateQueries({ queryKey: providersQuery.queryKey });
  }

  async function begin() {
    try {
      await send(() => change());
    } catch (cause) {
      if (isAskingForPassword(cause)) return onAsked();
      recheckAccount(cause);
      void fail('A link to a provider was not changed.', cause, words.notChanged);
    }
  }

  return { change, begin, isPending };
}

const isAskingForPassword = (cause: unknown): boolean =>
  cause instanceof ApiError && Object(cause.body).field === 'password';

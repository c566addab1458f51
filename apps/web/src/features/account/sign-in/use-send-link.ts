import { sendVerificationEmail } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { accountQuery } from '#session/account-query.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useSend } from './use-send.ts';

/** Has the link that confirms the account's address mailed again, and says what became of it. */
export function useSendLink() {
  const words = useWords(en.confirmMail);
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const toast = useToast();
  const { send, isPending } = useSend();

  async function sendLink(email: string): Promise<void> {
    try {
      await send(() => call(sendVerificationEmail, {}));
      toast({ tone: 'good', text: words.aNewLink({ email }) });
    } catch (cause) {
      await fail('The confirmation mail was not sent.', cause, words.linkNotSent);
      // It may be confirmed already, in another tab.
      void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
    }
  }

  return { sendLink, isPending };
}

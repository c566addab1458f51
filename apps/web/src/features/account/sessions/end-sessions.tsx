import { revokeSessions } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useLogOut } from '#draft/react/use-log-out.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useRecheckAccount } from '#session/use-recheck-account.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useSend } from '../sign-in/use-send.ts';
import { sessionsQuery } from './sessions-query.ts';

/** Ends every session but this one. Nothing is lost by it, so nothing is asked. */
export function LogOutOthers() {
  const words = useWords(en.account);
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const toast = useToast();
  const recheckAccount = useRecheckAccount();
  const { send, isPending } = useSend();

  async function handlePress() {
    try {
      await send(() => call(revokeSessions, { querystring: { which: 'others' } }));
      toast({ tone: 'good', text: words.onlyHere });
    } catch (cause) {
      recheckAccount(cause);
      void fail('The other sessions were not ended.', cause, words.othersNotEnded);
    }
    catchLostFocus();
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <Button isPending={isPending} onClick={() => void handlePress()}>
      {words.logOutOthers}
    </Button>
  );
}

/** Ends every session, this one too. */
export function LogOutEverywhere() {
  const words = useWords(en.account);
  const common = useWords(en.common);
  const confirm = useConfirm();
  const notify = useNotice();
  const { mutate: logOut, isPending } = useLogOut(() => call(revokeSessions, { querystring: {} }));

  async function handlePress() {
    const agreed = await confirm({
      title: words.askLogOutEverywhere,
      text: words.logOutHint,
      confirmLabel: words.logOutEverywhere,
    });
    if (!agreed) return;
    logOut(undefined, {
      onError: (cause) =>
        void notify({ title: words.stillLoggedIn, text: reasonOf(common, cause) }),
    });
  }

  return (
    <Button isPending={isPending} onClick={() => void handlePress()}>
      {words.logOutEverywhere}
    </Button>
  );
}

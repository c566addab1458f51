import { revokeSessions } from '@shortlist/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLogOut } from '#draft/react/use-log-out.ts';
import { call } from '#lib/call.ts';
import { catchLostFocus } from '#lib/heading-focus.ts';
import { logError } from '#lib/log.ts';
import { reasonOf } from '#lib/reason-of.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm, useNotice } from '#ui/notice-context.ts';
import { useToast } from '#ui/toast-context.ts';
import { sessionsQuery } from './queries.ts';
import { useLookAgain } from './use-look-again.ts';
import { useSend } from './use-send.ts';

/** Ends every session but this one. Nothing is lost by it, so nothing is asked. */
export function LogOutOthers() {
  const queryClient = useQueryClient();
  const notify = useNotice();
  const toast = useToast();
  const lookAgain = useLookAgain();
  const { send, isPending } = useSend();

  async function handlePress() {
    try {
      await send(() => call(revokeSessions, { querystring: { which: 'others' } }));
      toast({ tone: 'good', text: 'You are logged in here only.' });
    } catch (cause) {
      logError('The other sessions were not ended.', cause);
      lookAgain(cause);
      void notify({ title: 'The other sessions were not ended', text: reasonOf(cause) });
    }
    catchLostFocus();
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <Button isPending={isPending} onClick={() => void handlePress()}>
      Log out all others
    </Button>
  );
}

/** Ends every session, this one too. */
export function LogOutEverywhere() {
  const confirm = useConfirm();
  const notify = useNotice();
  const { mutate: logOut, isPending } = useLogOut(() => call(revokeSessions, { querystring: {} }));

  async function handlePress() {
    const agreed = await confirm({
      title: 'Log out everywhere?',
      text: 'Every session of your account ends, this one too. Then log in again where you need it.',
      confirmLabel: 'Log out everywhere',
    });
    if (!agreed) return;
    logOut(undefined, {
      onError: (cause) => void notify({ title: 'You are still logged in', text: reasonOf(cause) }),
    });
  }

  return (
    <Button isPending={isPending} onClick={() => void handlePress()}>
      Log out everywhere
    </Button>
  );
}

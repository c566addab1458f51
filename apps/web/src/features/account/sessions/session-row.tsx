import { type AccountSession, revokeSession } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQueryClient } from '@tanstack/react-query';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { call } from '#platform/server/call.ts';
import { useRecheckAccount } from '#session/use-recheck-account.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { AccountRow } from '../section.tsx';
import { useSend } from '../sign-in/use-send.ts';
import { sessionsQuery } from './sessions-query.ts';

type SessionRowProps = { session: AccountSession; isCurrent?: boolean };

/** One place where the account is logged in, and the end of it; the current one is ended by the top bar. */
export function SessionRow({ session, isCurrent = false }: SessionRowProps) {
  const words = useWords(en.account);
  const { id, browser, createdAt, usedAt } = session;
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const recheckAccount = useRecheckAccount();
  const { send, isPending } = useSend();
  // To the minute: several sessions of one day must be distinguishable.
  const moment = useLocalDateFormat(MEDIUM);
  const since = moment.format(new Date(createdAt));

  async function handleEnd() {
    try {
      await send(() => call(revokeSession, { body: { id } }));
    } catch (cause) {
      recheckAccount(cause);
      void fail('A session was not ended.', cause, words.sessionNotEnded);
    }
    catchLostFocus();
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <AccountRow
      label={words.since({ since })}
      action={
        !isCurrent && (
          <Button
            size="sm"
            isPending={isPending}
            aria-label={words.logOutSince({ browser, since })}
            onClick={() => void handleEnd()}
          >
            {words.logOut}
          </Button>
        )
      }
    >
      {browser}
      <span className="text-muted text-sm">
        {' · '}
        {isCurrent ? words.thisBrowser : words.lastUsed({ ago: moment.format(new Date(usedAt)) })}
      </span>
    </AccountRow>
  );
}

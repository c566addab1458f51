import { type AccountSession, revokeSession, revokeSessions } from '@shortlist/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLogOut } from '#draft/use-log-out.ts';
import { call } from '#lib/call.ts';
import { catchLostFocus } from '#lib/heading-focus.ts';
import { logError } from '#lib/log.ts';
import { reasonOf } from '#lib/reason-of.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useConfirm, useNotice } from '#ui/notice-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { sessionsQuery } from './queries.ts';
import { Row, Section } from './section.tsx';
import { useLookAgain } from './use-look-again.ts';
import { useSend } from './use-send.ts';

/** To the minute: several sessions of one day must be told apart. */
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Where the account is logged in, and how to end that. */
export const SessionsSection = () => (
  <Section
    title="Where you are logged in"
    text="A session ends by itself 90 days after its last use. If you do not know one, log it out and change your password."
  >
    <SessionList />
    <LogOutEverywhere />
  </Section>
);

function SessionList() {
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery);
  if (sessions) {
    return (
      <ul aria-label="Sessions">
        {sessions.map((session) => (
          <li key={session.id} className="border-hairline not-first:border-t">
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
    );
  }
  if (!error) return <Skeleton className="h-14 w-full" />;
  return (
    <ErrorState
      title="Your sessions could not be loaded"
      text={reasonOf(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function SessionRow({ session }: { session: AccountSession }) {
  const { id, browser, createdAt, usedAt, isCurrent } = session;
  const queryClient = useQueryClient();
  const notify = useNotice();
  const lookAgain = useLookAgain();
  const { send, isPending } = useSend();
  const since = moment.format(new Date(createdAt));

  async function handleEnd() {
    try {
      await send(() => call(revokeSession, { body: { id } }));
    } catch (cause) {
      logError('A session was not ended.', cause);
      lookAgain(cause);
      void notify({ title: 'The session was not ended', text: reasonOf(cause) });
    }
    catchLostFocus();
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  }

  return (
    <Row
      label={`Since ${since}`}
      action={
        !isCurrent && (
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`Log out ${browser}, since ${since}`}
            onClick={() => void handleEnd()}
          >
            Log out
          </Button>
        )
      }
    >
      {browser}
      <span className="text-muted text-sm">
        {' · '}
        {isCurrent ? 'this browser' : `last used ${moment.format(new Date(usedAt))}`}
      </span>
    </Row>
  );
}

function LogOutEverywhere() {
  const confirm = useConfirm();
  const notify = useNotice();
  const { mutate: logOut, isPending } = useLogOut(() => call(revokeSessions, {}));

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
    <Button className="mt-3" isPending={isPending} onClick={() => void handlePress()}>
      Log out everywhere
    </Button>
  );
}

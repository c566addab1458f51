import { useInfiniteQuery } from '@tanstack/react-query';
import { reasonOf } from '#lib/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Section } from '../section.tsx';
import { LogOutEverywhere, LogOutOthers } from './end-sessions.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery } from './sessions-query.ts';

const useSessions = () => useInfiniteQuery(sessionsQuery);

/** Shows the account's sessions, and how to end them. */
export function SessionsSection() {
  const sessions = useSessions();
  const hasOthers = sessions.data?.pages.some(({ total }) => total > 0) ?? false;
  return (
    <Section
      title="Where you are logged in"
      text="A session ends by itself 90 days after its last use. If you do not know one, log it out and change your password."
    >
      <SessionList sessions={sessions} />
      <div className="mt-3 flex flex-wrap gap-3">
        {hasOthers && <LogOutOthers />}
        <LogOutEverywhere />
      </div>
    </Section>
  );
}

function SessionList({ sessions }: { sessions: ReturnType<typeof useSessions> }) {
  const { data, error, isFetching, refetch } = sessions;
  const [first] = data?.pages ?? [];
  if (!data || !first) {
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
  const others = data.pages.flatMap((page) => page.others);
  return (
    <>
      <ul aria-label="Sessions">
        <li>
          <SessionRow session={first.current} isCurrent />
        </li>
        {others.map((session) => (
          <li key={session.id} className="border-hairline border-t">
            <SessionRow session={session} />
          </li>
        ))}
      </ul>
      {sessions.hasNextPage && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3"
          isPending={sessions.isFetchingNextPage}
          onClick={() => void sessions.fetchNextPage()}
        >
          {`Show more (${first.total - others.length})`}
        </Button>
      )}
    </>
  );
}

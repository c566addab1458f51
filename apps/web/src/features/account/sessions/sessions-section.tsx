import { en } from '@shortlist/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RecentActivity } from '../events/recent-activity.tsx';
import { AccountSection } from '../section.tsx';
import { LogOutEverywhere, LogOutOthers } from './end-sessions.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsQuery } from './sessions-query.ts';

const useSessions = () => useInfiniteQuery(sessionsQuery);

/** Shows the account's sessions, and how to end them. */
export function SessionsSection() {
  const words = useWords(en.account);
  const sessions = useSessions();
  const hasOthers = sessions.data?.pages.some(({ total }) => total > 0) ?? false;
  return (
    <AccountSection title={words.sessionsTitle} text={words.sessionsHint}>
      <SessionList sessions={sessions} />
      <div className="mt-3 flex flex-wrap gap-3">
        {hasOthers && <LogOutOthers />}
        <LogOutEverywhere />
      </div>
      <RecentActivity />
    </AccountSection>
  );
}

function SessionList({ sessions }: { sessions: ReturnType<typeof useSessions> }) {
  const words = useWords(en.account);
  const common = useWords(en.common);
  const { data, error, isFetching, refetch } = sessions;
  const [first] = data?.pages ?? [];
  if (!data || !first) {
    if (!error) return <Skeleton className="h-14 w-full" />;
    return (
      <ErrorState
        title={words.yourSessions}
        text={reasonOf(common, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const others = data.pages.flatMap((page) => page.others);
  return (
    <>
      <ul aria-label={words.sessions}>
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
          {words.showMore({ left: first.total - others.length })}
        </Button>
      )}
    </>
  );
}

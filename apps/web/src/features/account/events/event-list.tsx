import { type AccountEvent, listAccountEvents, SHOWN_EVENTS } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const eventsQuery = queryOptions({
  queryKey: ['account-events'],
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => (await call(listAccountEvents, {}, { signal })).events,
});

/** Lists what happened to the ways into the account, the newest first. */
export function EventList() {
  const account = useWords(en.account);
  const common = useWords(en.common);
  const words = useWords(en.accountEvents);
  const { data: events, error, isFetching, refetch } = useQuery(eventsQuery);
  if (!events) {
    if (!error) return <Skeleton className="h-14 w-full" />;
    return (
      <ErrorState
        title={account.activityNotLoaded}
        text={reasonOf(common, error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (events.length === 0) return <p className="text-pretty text-muted">{words.none}</p>;
  return (
    <>
      <p className="max-w-measure text-pretty text-muted">{words.hint({ most: SHOWN_EVENTS })}</p>
      <ol aria-label={words.list}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ol>
    </>
  );
}

function EventRow({ event: { what, at, browser } }: { event: AccountEvent }) {
  const words = useWords(en.accountEvents);
  const moment = useLocalDateFormat(MEDIUM);
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-hairline not-first:border-t py-2.5">
      <span>{words.what({ what })}</span>
      <time dateTime={at} className="text-muted">
        {words.where({ at: moment.format(new Date(at)), browser: browser ?? '' })}
      </time>
    </li>
  );
}

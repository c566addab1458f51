import { listSessions } from '@shortlist/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** Lists the account's sessions: the one here, and page by page those elsewhere. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  refetchOnWindowFocus: 'always',
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    call(listSessions, { querystring: { after: pageParam } }, { signal }),
  getNextPageParam: ({ next }) => next,
});

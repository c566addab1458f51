import { listSessions } from '@shortlist/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/server/call.ts';

/** Where the account is logged in: here, and page by page elsewhere. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  refetchOnWindowFocus: 'always',
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    call(listSessions, { querystring: { after: pageParam } }, { signal }),
  getNextPageParam: ({ next }) => next,
});

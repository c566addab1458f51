import { getSession, listSessions } from '@shortlist/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The account that the server knows this browser by; null for guests and strangers. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => {
    const session = await call(getSession, {}, { signal });
    return session === null || session.user.isAnonymous ? null : session.user;
  },
});

/** Where the account is logged in: here, and page by page elsewhere. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  refetchOnWindowFocus: 'always',
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    call(listSessions, { querystring: { after: pageParam } }, { signal }),
  getNextPageParam: ({ next }) => next,
});

import { getSession, listSessions } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
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

/** Where the account is logged in, this browser first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => {
    const sessions = await call(listSessions, {}, { signal });
    return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  },
});

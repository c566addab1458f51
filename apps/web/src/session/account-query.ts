import { getSession } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** The account that the server knows this browser by; null for guests and strangers. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => {
    const session = await call(getSession, {}, { signal });
    return session === null || session.user.isAnonymous ? null : session.user;
  },
});

import { getWays } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** The ways to log in that the server offers, and who may make an account. */
export const waysQuery = queryOptions({
  queryKey: ['ways'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(getWays, {}, { signal }),
});

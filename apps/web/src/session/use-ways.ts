import { getWays, type WaysOffered } from '@shortlist/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

const waysQuery = queryOptions({
  queryKey: ['ways'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => call(getWays, {}, { signal }),
});

/** Ways of a server that has not answered yet, or does not. */
const USUAL_WAYS: WaysOffered = { signUp: 'open', hasPasswords: true, providers: [] };

/** Returns the ways to log in that the server offers, and who may make an account. */
export const useWays = (): WaysOffered => useQuery(waysQuery).data ?? USUAL_WAYS;

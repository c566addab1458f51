import { getWaysIn } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** Ways into the account, as the server knows them. */
export const waysInQuery = queryOptions({
  queryKey: ['ways-in'],
  refetchOnWindowFocus: 'always',
  queryFn: ({ signal }) => call(getWaysIn, {}, { signal }),
});

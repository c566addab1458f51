import { listProviders } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** The providers of single sign-on, and which of them the account is linked to. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: async ({ signal }) => (await call(listProviders, {}, { signal })).providers,
});

import { getModel } from '@shortlist/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Asks if there is a language model. Does not change while the server runs. */
export const modelQuery = queryOptions({
  queryKey: ['model'],
  queryFn: ({ signal }) => call(getModel, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

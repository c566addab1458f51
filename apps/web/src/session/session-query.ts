import { queryOptions } from '@tanstack/react-query';

/** By whom the server knows this browser; null where it knows nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => (await import('./ask-session.ts')).askSession(signal),
});

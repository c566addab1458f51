import { queryOptions } from '@tanstack/react-query';

/** Asks for the session by which the server knows this browser; null where it knows nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Who had none has one as soon as they make something.
  staleTime: 0,
  queryFn: async ({ signal }) => (await import('./fetch-session.ts')).fetchSession(signal),
});

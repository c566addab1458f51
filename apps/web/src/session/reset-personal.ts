import type { QueryClient } from '@tanstack/react-query';

/** The first words of the keys of what everybody reads the same. A form that stands on it keeps what was typed. */
const PUBLIC: ReadonlySet<unknown> = new Set(['jobs', 'job', 'site-search']);

/** Throws away what was read for one person, and reads again what of it is on the screen. */
export const resetPersonal = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({ predicate: ({ queryKey: [first] }) => !PUBLIC.has(first) });

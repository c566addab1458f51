import { type QueryClient, queryOptions } from '@tanstack/react-query';

/**
 * The resumes of the current user; none before the first one is created. Asked for again whenever the
 * tab is looked at again: another tab may have renamed or deleted one.
 */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  refetchOnWindowFocus: 'always',
  queryFn: async ({ signal }) => (await import('./fetch-resumes.ts')).fetchResumes(signal),
});

/**
 * Asks for the list again after a change, also after one that was refused: the list may be what is out of date. Resolves
 * once it has come.
 */
export const refreshResumes = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });

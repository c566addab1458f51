import { type QueryClient, queryOptions } from '@tanstack/react-query';

const fetchOf = async (kind: string, signal: AbortSignal) =>
  (await import('./fetch-resumes.ts')).fetchDocuments(kind, signal);

/**
 * The resumes of the current user; none before the first one is created. Asked for again whenever the
 * tab is looked at again: another tab may have renamed or deleted one.
 */
export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  refetchOnWindowFocus: 'always',
  queryFn: ({ signal }) => fetchOf('resume', signal),
});

/** The documents of the current user of some other kinds, by kind. Asked for again whenever resumes are. */
export const documentsQuery = (kinds: readonly string[]) =>
  queryOptions({
    ...resumesQuery,
    queryKey: [...resumesQuery.queryKey, ...kinds],
    queryFn: async ({ signal }) =>
      (await Promise.all(kinds.map((kind) => fetchOf(kind, signal)))).flat(),
  });

/**
 * Asks for the list again after a change, also after one that was refused: the list may be what is out of date. Resolves
 * once it has come.
 */
export const refreshResumes = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: resumesQuery.queryKey });

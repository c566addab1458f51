import { queryOptions } from '@tanstack/react-query';
import { resumesQuery } from './resumes-query.ts';

/** The documents of a person of some kinds, by kind. Asked for again whenever resumes are. */
export const documentsQuery = (kinds: readonly string[]) =>
  queryOptions({
    queryKey: [...resumesQuery.queryKey, ...kinds],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) =>
      (await import('./fetch-documents.ts')).fetchDocuments(kinds, signal),
  });

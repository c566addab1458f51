import { getDocument, getDocuments, listChanges } from '@shortlist/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** The changes that a tailored resume makes to its base, as the server has them. */
export const changesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['tailored', documentId, 'changes'],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => call(listChanges, { params: { documentId } }, { signal }),
  });

/** A resume as the server has it. */
export const wholeQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['tailored', documentId, 'whole'],
    staleTime: 0,
    queryFn: async ({ signal }) => call(getDocument, { params: { documentId } }, { signal }),
  });

/** Several resumes as the server has them, in the order of their ids as far as one answer goes. */
export const wholesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['tailored', 'wholes', ...ids],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      call(getDocuments, { querystring: { ids: ids.join(',') } }, { signal }),
  });

/** Asks again for what there is to say about a tailored resume and its base. */
export const refreshChanges = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['tailored'] });

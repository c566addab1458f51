import { getDocument, getVersion, listVersions, type ResponseOf } from '@shortlist/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/server/call.ts';

/** The earlier versions of a document, a page at a time. */
export const versionsQuery = (documentId: string) =>
  infiniteQueryOptions({
    queryKey: ['versions', documentId],
    refetchOnWindowFocus: 'always',
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ResponseOf<typeof listVersions>> =>
      call(listVersions, { params: { documentId }, querystring: { after: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });

/** One earlier version with all its parts. It never changes, unless parts that it is made of are deleted. */
export const versionQuery = (documentId: string, versionId: string) =>
  queryOptions({
    queryKey: ['version', documentId, versionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => call(getVersion, { params: { documentId, versionId } }, { signal }),
  });

/** The document as the server has it once `settle` has sent what is unsaved. */
export const currentQuery = (documentId: string, settle: () => Promise<unknown>) =>
  queryOptions({
    queryKey: ['version', documentId, 'current'],
    gcTime: 0,
    async queryFn({ signal }) {
      await settle();
      return call(getDocument, { params: { documentId } }, { signal });
    },
  });

/** Asks for the versions of a document again. */
export const refreshVersions = (queryClient: QueryClient, documentId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: versionsQuery(documentId).queryKey });

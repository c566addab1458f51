import { getDocument, getDocuments, listChanges } from '@shortlist/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { keepDocument } from '#draft/storage/kept-documents.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { call } from '#platform/server/call.ts';

/** The changes that a tailored resume makes to its base, as the server has them. */
export const changesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['tailored', documentId, 'changes'],
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }) => call(listChanges, { params: { documentId } }, { signal }),
  });

/** What says which state of a document the list knows. */
type Known = { document_id: string; edited: string };

/** A resume as the server has it, asked for once the page stands, and kept in this browser: it opens without a network. */
export const wholeQuery = ({ document_id, edited }: Known) =>
  queryOptions({
    queryKey: ['tailored', document_id, 'whole', edited],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => {
      await whenPageStands();
      const owner = currentOwner();
      const whole = await call(getDocument, { params: { documentId: document_id } }, { signal });
      void keepDocument({ owner, documentId: document_id }, whole);
      return whole;
    },
  });

/** Several resumes as the server has them, asked for once the page stands, and kept in this browser; of these the first is the last to make room for others. */
export const wholesQuery = (all: readonly Known[]) =>
  queryOptions({
    queryKey: ['wholes', ...all.map(({ document_id, edited }) => [document_id, edited])],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      await whenPageStands();
      const owner = currentOwner();
      const ids = all.map(({ document_id }) => document_id).join(',');
      const { documents } = await call(getDocuments, { querystring: { ids } }, { signal });
      for (const whole of documents.toReversed())
        void keepDocument({ owner, documentId: whole.document.document_id }, whole);
      return documents.length;
    },
  });

/** Asks again for what there is to say about a tailored resume and its base. */
export const refreshChanges = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['tailored'] });

import { getDocument, listLinkDays, listLinks } from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { findDraftKind } from '#draft/draft-kind.ts';
import { draftKindsOf } from '#draft/draft-kinds.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { call } from '#platform/server/call.ts';
import type { ShareSubject } from './share-subject.ts';

/** The links to a document, the newest first. Visitors come meanwhile: asked for anew each time. */
export const linksQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['links', documentId],
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { links } = await call(listLinks, { params: { documentId } }, { signal });
      return links;
    },
  });

/** Openings and downloads of a link by day, the newest first. */
export const linkDaysQuery = (linkId: string) =>
  queryOptions({
    queryKey: ['link-days', linkId],
    staleTime: 0,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const { days } = await call(listLinkDays, { params: { linkId } }, { signal });
      return days;
    },
  });

/** Asks for the links of a document again. */
export const refreshLinks = (queryClient: QueryClient, documentId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: linksQuery(documentId).queryKey });

/** The document as the server has it, which is what links show, once this browser has sent what is unsaved of it. */
export const sharedQuery = (subject: ShareSubject, sections: Sections) =>
  queryOptions({
    queryKey: ['shared', subject.document_id],
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    async queryFn({ signal }): Promise<unknown> {
      await settleShared(subject, sections);
      const { document_id: documentId, kind } = subject;
      const definition = findDraftKind(draftKindsOf(sections), kind)?.definition;
      const { parts, base } = await call(getDocument, { params: { documentId } }, { signal });
      const followed = definition?.follows && base ? base.parts : [];
      return definition?.readParts([...followed, ...parts], sections);
    },
  });

/** Sends what this browser has unsaved of a document, and of the one that it follows; resolves to whether the server has all of it. */
export async function settleShared(
  { document_id, kind, base_id }: ShareSubject,
  sections: Sections,
): Promise<boolean> {
  const kinds = draftKindsOf(sections);
  const own = findDraftKind(kinds, kind);
  const followed = findDraftKind(kinds, own?.definition.follows?.kind ?? kind);
  const areSettled = await Promise.all([
    own === undefined || settleDocument(document_id, own),
    base_id === undefined || followed === undefined || settleDocument(base_id, followed),
  ]);
  return areSettled.every(Boolean);
}

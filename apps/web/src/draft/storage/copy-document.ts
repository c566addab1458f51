import type { DocumentTitleSaved, Sections } from '@shortlist/model';
import { resolveSections } from '#platform/sections-context.ts';
import type { KeptPlace } from '#platform/storage/copy-caches.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import type { DraftSnapshot } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import type { KeptDocument } from '../server/http-document-server.ts';
import { confirmedDocument } from './confirmed-document.ts';
import { upgradeCopy } from './earlier-copies.ts';
import { findCopy, keepDocument, listCopies } from './kept-documents.ts';

// What makes, finds and removes copies of documents, as one part of the app: no page waits for it.
export { dropKeptDocument } from './kept-documents.ts';

/** Keeps a copy of what the server is known to have of an open document. */
export async function copyDocument(
  place: KeptPlace,
  snapshot: DraftSnapshot,
  kind: DraftKind,
): Promise<void> {
  await keepDocument(place, confirmedDocument(snapshot, kind));
}

/** Finds the copy of a document; undefined where this browser has none that can be read. */
export async function findKeptDocument(
  place: KeptPlace,
  sections: Sections,
): Promise<KeptDocument | undefined> {
  const copy = await findCopy(place);
  return copy === undefined ? undefined : upgradeCopy(copy, sections);
}

/** A document that this browser has a copy of, with its name, level and industry. */
export type ListedCopy = { documentId: string; kind: string; about: DocumentTitleSaved };

/** Lists an owner's documents that this browser has copies of, the last opened first. */
export async function listKeptDocuments(
  owner: string,
  given: Sections | undefined,
): Promise<ListedCopy[]> {
  const sections = resolveSections(given);
  const copies = await listCopies(owner);
  return copies.flatMap(({ documentId, copy }) => {
    const about = upgradeCopy(copy, sections)?.document;
    return about === undefined ? [] : [{ documentId, kind: about.kind ?? FIRST_KIND, about }];
  });
}

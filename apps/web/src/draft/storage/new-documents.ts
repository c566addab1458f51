import type { DocumentTitle } from '@shortlist/model';
import { readTitle } from './document-title.ts';
import {
  type DraftPlace,
  formatPlace,
  listPlaces,
  NEW_DOCUMENT,
  orphanedPage,
} from './draft-places.ts';
import { put, removeQuietly } from './stored-texts.ts';

/** A document that was begun without the server. */
export type BegunDocument = {
  owner: string;
  documentId: string;
  kind: string;
  about: DocumentTitle;
  at: number;
  /** It was called otherwise before: a call whose answer was lost may have made it under that name. */
  isRenamed?: boolean;
};

type KeptBegun = Pick<BegunDocument, 'at' | 'isRenamed'> & {
  about: Parameters<typeof readTitle>[0];
};

const storage = () => localStorage;

const placeOf = ({ owner, documentId, kind }: BegunDocument) =>
  formatPlace({ owner, documentId, kind, page: orphanedPage(NEW_DOCUMENT), key: NEW_DOCUMENT });

/** Keeps what the server is to make; false where the storage does not take it. */
export const putNewDocument = (begun: BegunDocument): boolean => {
  const { documentId: resumeId, kind: _, ...kept } = begun;
  // The name that release 1.0.0 has given it.
  return put(storage, placeOf(begun), JSON.stringify({ ...kept, resumeId }));
};

/** Lists the documents that the server has not made yet, of all owners. */
export function listNewDocuments(): BegunDocument[] {
  try {
    return listPlaces(localStorage).flatMap(([name, place]) =>
      place.key === NEW_DOCUMENT ? readBegun(localStorage.getItem(name), place) : [],
    );
  } catch {
    return [];
  }
}

export const findNewDocument = (documentId: string): BegunDocument | undefined =>
  listNewDocuments().find((begun) => begun.documentId === documentId);

/** Forgets that a document is to be made; answers whether it was. */
export function removeNewDocument(documentId: string): boolean {
  const begun = findNewDocument(documentId);
  if (begun) removeQuietly(storage, placeOf(begun));
  return begun !== undefined;
}

function readBegun(text: string | null, { owner, documentId, kind }: DraftPlace): BegunDocument[] {
  try {
    // Only this product writes below its prefix, so the text has the shape.
    const begun = text === null ? undefined : (JSON.parse(text) as KeptBegun);
    if (!begun) return [];
    const { at, isRenamed, about } = begun;
    return [
      { owner, documentId, kind, at, ...(isRenamed && { isRenamed }), about: readTitle(about) },
    ];
  } catch {
    return [];
  }
}

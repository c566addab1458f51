import { sameValue } from '@shortlist/draft';
import type { DocumentTitle } from '@shortlist/model';
import { isForCurrentOwner } from '../tabs/current-owner.ts';
import {
  type DraftPlace,
  formatPlace,
  listPlaces,
  orphanedPage,
  WAITING_NAME,
} from './draft-places.ts';
import { put, removeQuietly } from './stored-texts.ts';

/** A document's title and purpose, as its dialog changes them together. */
export type DocumentName = Pick<DocumentTitle, 'title' | 'level' | 'industry'>;

/** A name as the server has it, and its revision. */
export type SavedName = DocumentName & { revision: number };

/** A name that was given while the server did not answer. */
export type WaitingName = {
  owner: string;
  documentId: string;
  kind: string;
  about: DocumentName;
  /** Revision of the name that it was typed over; undefined where that is not known. */
  basedOn?: number | undefined;
  at: number;
  problem?: NameProblem | undefined;
};

/** Reason that a name stays until a person settles it: the name that somebody gave meanwhile, or the server's words. */
export type NameProblem = { theirs: string } | { refusal: string };

const storage = () => localStorage;

const placeOf = ({ owner, documentId, kind }: Pick<DraftPlace, 'owner' | 'documentId' | 'kind'>) =>
  formatPlace({ owner, documentId, kind, page: orphanedPage(WAITING_NAME), key: WAITING_NAME });

/** Keeps a name until the server has it, in the place of an older one; false where the storage does not take it. */
export function putWaitingName(name: WaitingName): boolean {
  const { documentId: _, kind: __, owner: ___, ...kept } = name;
  const older = findWaitingName(name.documentId);
  if (!put(storage, placeOf(name), JSON.stringify(kept))) return false;
  // A guest may have made an account since.
  if (older && older.owner !== name.owner) removeQuietly(storage, placeOf(older));
  return true;
}

/** Lists the names that wait in this browser, of all owners. */
export function listWaitingNames(): WaitingName[] {
  try {
    return listPlaces(localStorage).flatMap(([stored, place]) =>
      place.key === WAITING_NAME ? readName(localStorage.getItem(stored), place) : [],
    );
  } catch {
    return [];
  }
}

/** Finds the name that waits of a document for the current owner. */
export const findWaitingName = (documentId: string): WaitingName | undefined =>
  listWaitingNames().find(
    (name) => name.documentId === documentId && isForCurrentOwner(name.owner),
  );

/** The same, unless a person has to settle something about it. */
export function findSendableName(documentId: string): WaitingName | undefined {
  const name = findWaitingName(documentId);
  return name?.problem ? undefined : name;
}

/** Forgets the name of a document that an owner's browser keeps; one that was typed since `read` stays. */
export function removeWaitingName(
  place: Pick<DraftPlace, 'owner' | 'documentId'>,
  read?: WaitingName,
): void {
  for (const name of listWaitingNames()) {
    const isMeant = name.owner === place.owner && name.documentId === place.documentId;
    if (isMeant && (!read || sameValue(name, read))) removeQuietly(storage, placeOf(name));
  }
}

function readName(text: string | null, { owner, documentId, kind }: DraftPlace): WaitingName[] {
  try {
    // Only this product writes below its prefix, so the text has the shape.
    const kept = JSON.parse(text ?? '') as Pick<WaitingName, 'about' | 'at' | 'basedOn'>;
    return [{ owner, documentId, kind, ...kept }];
  } catch {
    return [];
  }
}

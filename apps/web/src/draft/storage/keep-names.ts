import { sameValue } from '@shortlist/draft';
import { type DraftPlace, formatPlace, orphanedPage, WAITING_NAME } from './draft-places.ts';
import { put, removeQuietly } from './stored-texts.ts';
import { findWaitingName, listWaitingNames, type WaitingName } from './waiting-names.ts';

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

import type { KindTypes } from '@shortlist/model';
import type { DraftDisk, EntryUse, StoredUse } from '../document-types.ts';
import { formatPlace } from './draft-places.ts';
import { listTexts, put, removeQuietly, type StoredText } from './stored-texts.ts';

/** Stands before the id of a call where a draft has the key of its part; releases that know no uses pass it over. */
const PREFIX = 'use:';

type UseOfDocument = StoredUse & { documentId: string; kind: string };

type UseScope = {
  storage: () => Storage;
  documentId: string;
  kind: string;
  /** Returns the owner of uses that are written now, and the page that writes them. */
  placeNow: () => { owner: string; page: string };
  isClosed: () => boolean;
};

const placeOf = ({ callId, ...place }: Omit<UseOfDocument, 'use'>): string =>
  formatPlace({ ...place, key: PREFIX + callId });

/** The uses of AI Write of one document that wait for the server, beside its drafts. */
export function createUseDisk<T extends KindTypes>({
  storage,
  documentId,
  kind,
  placeNow,
  isClosed,
}: UseScope): DraftDisk<T>['uses'] {
  const ownPlace = (callId: string) => placeOf({ ...placeNow(), documentId, kind, callId });
  return {
    list: () =>
      listAllUses(storage).filter(
        (each): each is UseOfDocument & StoredUse<T> =>
          each.documentId === documentId && each.kind === kind,
      ),
    write: (callId, use) => isClosed() || put(storage, ownPlace(callId), JSON.stringify(use)),
    remove: (callId) => removeQuietly(storage, ownPlace(callId)),
    discard(use) {
      const place = placeOf({ ...use, documentId, kind });
      if (place !== ownPlace(use.callId)) removeQuietly(storage, place);
    },
  };
}

/** Lists every use that waits in this browser, of all owners and documents. */
export const listAllUses = (storage: () => Storage): UseOfDocument[] =>
  listTexts(storage).flatMap(readUse);

/** Removes uses that can never be counted, whichever page keeps them by now. */
export function discardUses(storage: () => Storage, uses: readonly StoredUse[]): void {
  const callIds = new Set(uses.map(({ callId }) => callId));
  for (const use of listAllUses(storage)) {
    if (callIds.has(use.callId)) removeQuietly(storage, placeOf(use));
  }
}

/** The use in a place. What cannot be read is left there. */
function readUse({ key, text, ...place }: StoredText): UseOfDocument[] {
  if (!key.startsWith(PREFIX)) return [];
  try {
    // Only this product writes below its prefix, so the text has the use's shape.
    const use = JSON.parse(text) as EntryUse;
    return [{ ...place, callId: key.slice(PREFIX.length), use }];
  } catch {
    return [];
  }
}

import { announceDraftChange } from './draft-changes.ts';
import { listPlaces } from './draft-places.ts';

const CHANNEL = 'shortlist-logged-out';

/** Someone who logs out: drafts under their id are theirs, and so are those of their documents. */
export type LeavingOwner = { id: string; documentIds: readonly string[] };

const belongsTo = (
  { id, documentIds }: LeavingOwner,
  draft: { owner: string; documentId: string },
) => draft.owner === id || documentIds.includes(draft.documentId);

/**
 * Counts the documents with edits of an owner that only this browser has. All open tabs count: what is unsaved is stored,
 * or open in this page where storage did not take it.
 */
export function countUnsavedDocuments(storage: Storage, owner: LeavingOwner): number {
  const stored = listPlaces(storage).map(([, place]) => place);
  const open = [...openDrafts].filter((draft) => draft.isOnlyHere());
  const theirs = [
    ...stored,
    ...open.map((draft) => ({ owner: draft.owner(), documentId: draft.documentId })),
  ].filter((place) => belongsTo(owner, place));
  return new Set(theirs.map(({ documentId }) => documentId)).size;
}

/** Reads what another tab has said, which may be of release 1.0.0: hence the name. */
const readLeaving = (said: { id: string; resumeIds: readonly string[] }): LeavingOwner => ({
  id: said.id,
  documentIds: said.resumeIds,
});

/** A document that a page has open, as far as its owner's leaving is concerned. */
type OpenDraft = {
  documentId: string;
  owner: () => string;
  /** Checks whether it has edits that neither the server nor the storage has. */
  isOnlyHere: () => boolean;
  /** Sends what is unsaved; resolves when all answers are there. */
  settle: () => Promise<void>;
  /** Forgets what is unsaved, here and on the disk, and shows it no more; `isElsewhere` where its owner has left in another tab. */
  end: (isElsewhere?: boolean) => void;
};

const openDrafts = new Set<OpenDraft>();

/** Tells of a document that is open here until the returned function is called. */
export function registerOpenDraft(draft: OpenDraft): () => void {
  openDrafts.add(draft);
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) =>
    endOpenDrafts((place) => belongsTo(readLeaving(data), place), true),
  );
  return () => {
    openDrafts.delete(draft);
    channel.close();
  };
}

/** Sends what is unsaved in this page; waits for the answers, but no longer than `limitMs`. */
export async function settleOpenDrafts(limitMs: number): Promise<void> {
  const settling = Promise.all([...openDrafts].map((draft) => draft.settle()));
  await Promise.race([settling, new Promise((resolve) => setTimeout(resolve, limitMs))]);
}

/** Closes those of the documents open in this page that `isMeant`: what is unsaved of them is forgotten; `isElsewhere` as with `OpenDraft`. */
export function endOpenDrafts(
  isMeant: (draft: { owner: string; documentId: string }) => boolean,
  isElsewhere?: boolean,
) {
  for (const draft of [...openDrafts]) {
    if (isMeant({ owner: draft.owner(), documentId: draft.documentId })) draft.end(isElsewhere);
  }
}

/** Erases every draft that an owner has in this browser, and closes their documents in every tab: for logging out. */
export function eraseDrafts(storage: Storage, owner: LeavingOwner): void {
  endOpenDrafts((place) => belongsTo(owner, place));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ id: owner.id, resumeIds: owner.documentIds });
  channel.close();
  for (const [name, place] of listPlaces(storage)) {
    if (belongsTo(owner, place)) storage.removeItem(name);
  }
  announceDraftChange();
}

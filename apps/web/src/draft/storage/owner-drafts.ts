import { announceDraftChange } from './draft-changes.ts';
import { listPlaces } from './draft-places.ts';

const CHANNEL = 'shortlist-logged-out';

/** Someone who logs out: drafts under their id are theirs, and so are those of their resumes. */
export type LeavingOwner = { id: string; resumeIds: readonly string[] };

const belongsTo = ({ id, resumeIds }: LeavingOwner, draft: { owner: string; resumeId: string }) =>
  draft.owner === id || resumeIds.includes(draft.resumeId);

/**
 * Counts the resumes with edits of an owner that only this browser has. All open tabs count: what is unsaved is stored,
 * or open in this page where storage did not take it.
 */
export function countUnsavedResumes(storage: Storage, owner: LeavingOwner): number {
  const stored = listPlaces(storage).map(([, place]) => place);
  const open = [...openDrafts].filter((draft) => draft.isOnlyHere());
  const theirs = [
    ...stored,
    ...open.map((draft) => ({ owner: draft.owner(), resumeId: draft.resumeId })),
  ].filter((place) => belongsTo(owner, place));
  return new Set(theirs.map(({ resumeId }) => resumeId)).size;
}

/** A resume that a page has open, as far as its owner's leaving is concerned. */
type OpenDraft = {
  resumeId: string;
  owner: () => string;
  /** Checks whether it has edits that neither the server nor the storage has. */
  isOnlyHere: () => boolean;
  /** Sends what is unsaved; resolves when all answers are there. */
  settle: () => Promise<void>;
  /** Forgets what is unsaved, here and on the disk, and shows it no more; `isElsewhere` where its owner has left in another tab. */
  end: (isElsewhere?: boolean) => void;
};

const openDrafts = new Set<OpenDraft>();

/** Tells of a resume that is open here until the returned function is called. */
export function registerOpenDraft(draft: OpenDraft): () => void {
  openDrafts.add(draft);
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) =>
    endOpenDrafts((place) => belongsTo(data as LeavingOwner, place), true),
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

/** Closes those of the resumes open in this page that `isMeant`: what is unsaved of them is forgotten; `isElsewhere` as with `OpenDraft`. */
export function endOpenDrafts(
  isMeant: (draft: { owner: string; resumeId: string }) => boolean,
  isElsewhere?: boolean,
) {
  for (const draft of [...openDrafts]) {
    if (isMeant({ owner: draft.owner(), resumeId: draft.resumeId })) draft.end(isElsewhere);
  }
}

/** Erases every draft that an owner has in this browser, and closes their resumes in every tab: for logging out. */
export function eraseDrafts(storage: Storage, owner: LeavingOwner): void {
  endOpenDrafts((place) => belongsTo(owner, place));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(owner);
  channel.close();
  for (const [name, place] of listPlaces(storage)) {
    if (belongsTo(owner, place)) storage.removeItem(name);
  }
  announceDraftChange();
}

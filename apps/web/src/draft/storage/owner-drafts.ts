import { DRAFT_PREFIX, DRAFT_SEPARATOR, FIRST_KIND } from '#lib/storage/draft-names.ts';
import { announceDraftChange } from './draft-changes.ts';

const CHANNEL = 'shortlist-logged-out';

/** Place of one part's draft: its owner, its document and the kind of that, the page that wrote it. */
export type DraftPlace = {
  owner: string;
  documentId: string;
  kind: string;
  page: string;
  key: string;
};

export const formatPlace = ({ owner, documentId, kind, page, key }: DraftPlace): string =>
  [DRAFT_PREFIX, owner, documentId, page, kind === FIRST_KIND ? key : `${kind}/${key}`].join(
    DRAFT_SEPARATOR,
  );

/** The place that a name in the storage stands for; undefined for what is not a draft. */
function parsePlace(name: string): DraftPlace | undefined {
  const [prefix, owner = '', documentId = '', page = '', ...rest] = name.split(DRAFT_SEPARATOR);
  if (prefix !== DRAFT_PREFIX) return undefined;
  const named = rest.join(DRAFT_SEPARATOR);
  // Keys of other kinds are none that release 1.0.0 knows, in a page of it that is still open.
  const [, kind = FIRST_KIND, key = named] = /^([a-z]{1,32})\/(.*)$/su.exec(named) ?? [];
  return { owner, documentId, kind, page, key };
}

const LEFT = 'left-';

/** Stands where a page's id does once that page needs its drafts no more: whichever page is next may take them. */
export const leftBy = (page: string): string => LEFT + page;

export const isLeft = (page: string): boolean => page.startsWith(LEFT);

/** Every draft in this browser, by its name in the storage. */
export function listPlaces(storage: Storage): [name: string, place: DraftPlace][] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap(
    (name) => {
      const place = parsePlace(name);
      return place ? [[name, place]] : [];
    },
  );
}

/** The places of all drafts: one look at the names in the storage, none where that is forbidden. */
function peekPlaces(storage: () => Storage): DraftPlace[] {
  try {
    return listPlaces(storage()).map(([, place]) => place);
  } catch {
    return [];
  }
}

/** Lists the owners of drafts that this browser holds. */
export const listDraftOwners = (storage: () => Storage): string[] => [
  ...new Set(peekPlaces(storage).map(({ owner }) => owner)),
];

/** Stands where a draft has the key of its part, for a document that is to be made; releases that know none pass it over. */
export const NEW_DOCUMENT = 'new';

/** Counts the documents that the server has not made yet, of all owners. */
export const countNewDocuments = (storage: () => Storage): number =>
  peekPlaces(storage).filter(({ key }) => key === NEW_DOCUMENT).length;

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

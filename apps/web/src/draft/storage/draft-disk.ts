import { isPartKey, readRecord, sameValue } from '@shortlist/draft';
import { entryOfKey, type KindTypes } from '@shortlist/model';
import type { DraftDisk, DraftRecord, PartKey, StoredDraft } from '../document-types.ts';
import { type DraftKind, type DraftKinds, findDraftKind } from '../draft-kind.ts';
import { isTemporaryId } from '../tabs/this-page.ts';
import { formatPlace, orphanedPage } from './draft-places.ts';
import { extractUses } from './extract-uses.ts';
import { listTexts, move, put, removeQuietly, type StoredText } from './stored-texts.ts';
import { createUseDisk } from './use-disk.ts';

/** Start of the text in which release 1.0.0 nested the record of a part that is none of the spec's. */
const NESTED = '{"part":';

/** The drafts of one document that one page writes, and whose they are. */
export type PageDisk<T extends KindTypes = KindTypes> = DraftDisk<T> & {
  /** Returns the owner of the drafts that this page writes. */
  owner(): string;
  /** The document is now somebody else's, e.g. a guest's who made an account: so are this page's drafts. */
  setOwner(owner: string): void;
  /** Leaves what this page wrote, and when, to whichever page opens the document next. */
  leave(): void;
  /** Removes what this page wrote, and takes nothing any more. */
  close(): void;
};

type DiskScope<T extends KindTypes> = {
  storage: () => Storage;
  documentId: string;
  owner: string;
  page: string;
  kind: DraftKind<T>;
  /** Returns the present name of the document. */
  name?: () => string | undefined;
};

/**
 * Drafts in the browser's local storage, one record for each owner, document, page and part: two tabs
 * never write the same record.
 */
export function createDraftDisk<T extends KindTypes>(scope: DiskScope<T>): PageDisk<T> {
  const { storage, documentId, kind, owner: first, page, name } = scope;
  const { kind: named } = kind.definition;
  let owner = first;
  let isClosed = false;
  const place = (of: string, by: string, key: string) =>
    formatPlace({ owner: of, documentId, kind: named, page: by, key });
  // Records of a kind have the values of that.
  const list = () =>
    listAllDrafts(storage, [kind]).filter(
      (draft): draft is DraftOfDocument & StoredDraft<T> => draft.documentId === documentId,
    );
  const listOwn = () =>
    listTexts(storage).filter(
      (each) =>
        each.documentId === documentId &&
        each.kind === named &&
        each.page === page &&
        each.owner === owner,
    );

  return {
    list,
    write(key, record) {
      const text = JSON.stringify({ ...record, resumeName: name?.() ?? record.resumeName });
      return isClosed || put(storage, place(owner, page, key), text);
    },
    remove: (key) => removeQuietly(storage, place(owner, page, key)),
    discard(draft) {
      const isOwn = draft.owner === owner && draft.page === page;
      if (!isOwn) discardDrafts(storage, [{ ...draft, documentId, kind: named }], [kind]);
    },
    uses: createUseDisk<T>({
      storage,
      documentId,
      kind: named,
      placeNow: () => ({ owner, page }),
      isClosed: () => isClosed,
    }),
    owner: () => owner,
    setOwner(next) {
      if (next === owner) return;
      const own = listOwn();
      // All of them or none: storage that is full leaves them where they are until the next time.
      const areMoved = own.every(({ key, text }) => put(storage, place(next, page, key), text));
      for (const { key } of own) removeQuietly(storage, place(areMoved ? owner : next, page, key));
      if (areMoved) owner = next;
    },
    leave() {
      const left = orphanedPage(`${Date.now()}-${page}`);
      for (const { key, text } of listOwn())
        move(storage, place(owner, page, key), place(owner, left, key), text);
    },
    close() {
      isClosed = true;
      for (const { key } of listOwn()) removeQuietly(storage, place(owner, page, key));
    },
  };
}

/** A draft, and the document that it is of. */
export type DraftOfDocument = StoredDraft & { documentId: string; kind: string };

/** Lists every draft in this browser of documents of these kinds, of all owners. */
export const listAllDrafts = (storage: () => Storage, kinds: DraftKinds): DraftOfDocument[] =>
  listTexts(storage).flatMap((stored) => {
    const kind = findDraftKind(kinds, stored.kind);
    return kind ? readDraft(kind, stored) : [];
  });

/** Removes drafts from the storage for good, whichever page wrote them; what was written since they were read stays. */
export function discardDrafts(
  storage: () => Storage,
  drafts: readonly DraftOfDocument[],
  kinds: DraftKinds,
): void {
  const stored = listAllDrafts(storage, kinds);
  for (const draft of drafts) {
    const place = formatPlace(draft);
    const now = stored.find((each) => formatPlace(each) === place);
    if (now && sameValue(now.record, draft.record)) removeQuietly(storage, place);
  }
}

/** The draft in a place. A part that this release does not know is left there, unread. */
function readDraft({ model }: DraftKind, { text, ...place }: StoredText): DraftOfDocument[] {
  const { key } = place;
  if (!isPartKey(model, key)) return [];
  const record = readRecord(model, key, unnest(text));
  return record ? [{ ...place, record: asNew(key, extractUses(record)) }] : [];
}

/**
 * The record of an entry that the server never had, as of one that is new. Releases up to 1.0.0 took the empty card of a
 * copy for the server's, and words typed into it for an edit of that.
 */
function asNew(key: PartKey, record: DraftRecord): DraftRecord {
  const id = entryOfKey(key)?.id;
  const isNew = id !== undefined && isTemporaryId(id) && record.base !== undefined;
  return isNew ? { ...record, base: undefined, from: {} } : record;
}

const unnest = (text: string): string =>
  text.startsWith(NESTED) ? text.slice(NESTED.length, -1) : text;

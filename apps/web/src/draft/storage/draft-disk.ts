import { isPartKey, readRecord, sameValue } from '@shortlist/draft';
import { entryOfKey, type Sections } from '@shortlist/model';
import { resumeModelOf } from '../resume-draft/resume-model.ts';
import type { DraftDisk, DraftRecord, PartKey, StoredDraft } from '../resume-draft/resume-types.ts';
import { isTemporaryId } from '../tabs/this-page.ts';
import { formatPlace, leftBy } from './draft-places.ts';
import { formatRecord, unnest } from './earlier-pages.ts';
import { liftUses } from './lift-uses.ts';
import { listTexts, move, put, removeQuietly, type StoredText } from './stored-texts.ts';
import { createUseDisk } from './use-disk.ts';

/** The drafts of one resume that one page writes, and whose they are. */
export type PageDisk = DraftDisk & {
  /** Returns the owner of the drafts that this page writes. */
  owner(): string;
  /** The resume is now somebody else's, e.g. a guest's who made an account: so are this page's drafts. */
  setOwner(owner: string): void;
  /** Leaves what this page wrote to whichever page opens the resume next. */
  leave(): void;
  /** Removes what this page wrote, and takes nothing any more. */
  close(): void;
};

type DiskScope = {
  storage: () => Storage;
  resumeId: string;
  owner: string;
  page: string;
  /** Returns the present name of the resume. */
  resumeName?: () => string | undefined;
  /** The kinds of section that the resume may have. */
  sections: Sections;
};

/**
 * Drafts in the browser's local storage, one record for each owner, resume, page and part: two tabs
 * never write the same record.
 */
export function createDraftDisk(scope: DiskScope): PageDisk {
  const { storage, resumeId, owner: first, page, resumeName, sections } = scope;
  let owner = first;
  let isClosed = false;
  const place = (of: string, by: string, key: string) =>
    formatPlace({ owner: of, resumeId, page: by, key });
  const list = () =>
    listAllDrafts(storage, sections).filter((draft) => draft.resumeId === resumeId);
  const listOwn = () =>
    listTexts(storage).filter(
      (each) => each.resumeId === resumeId && each.page === page && each.owner === owner,
    );

  return {
    list,
    write(key, record) {
      const named = { ...record, resumeName: resumeName?.() ?? record.resumeName };
      return isClosed || put(storage, place(owner, page, key), formatRecord(key, named));
    },
    remove: (key) => removeQuietly(storage, place(owner, page, key)),
    discard(draft) {
      const isOwn = draft.owner === owner && draft.page === page;
      if (!isOwn) discardDrafts(storage, [{ ...draft, resumeId }], sections);
    },
    uses: createUseDisk({
      storage,
      resumeId,
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
      for (const { key, text } of listOwn()) {
        move(storage, place(owner, page, key), place(owner, leftBy(page), key), text);
      }
    },
    close() {
      isClosed = true;
      for (const { key } of listOwn()) removeQuietly(storage, place(owner, page, key));
    },
  };
}

/** Lists every draft in this browser, of all owners and resumes. */
export function listAllDrafts(
  storage: () => Storage,
  sections: Sections,
): (StoredDraft & { resumeId: string })[] {
  const model = resumeModelOf(sections);
  return listTexts(storage).flatMap((stored) =>
    readDraft(model, stored).map((draft) => ({ ...draft, resumeId: stored.resumeId })),
  );
}

/** Removes drafts from the storage for good, whichever page wrote them; what was written since they were read stays. */
export function discardDrafts(
  storage: () => Storage,
  drafts: readonly (StoredDraft & { resumeId: string })[],
  sections: Sections,
): void {
  const stored = listAllDrafts(storage, sections);
  for (const draft of drafts) {
    const place = formatPlace(draft);
    const now = stored.find((each) => formatPlace(each) === place);
    if (now && sameValue(now.record, draft.record)) removeQuietly(storage, place);
  }
}

/** The draft in a place. A part that this release does not know is left there, unread. */
function readDraft(
  model: ReturnType<typeof resumeModelOf>,
  { owner, page, key, text }: StoredText,
): StoredDraft[] {
  if (!isPartKey(model, key)) return [];
  const record = readRecord(model, key, unnest(text));
  return record ? [{ owner, page, key, record: asNew(key, liftUses(record)) }] : [];
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

import { isPartKey, readRecord, sameValue } from '@shortlist/draft';
import { SECTIONS, type Sections } from '@shortlist/resume';
import { createResumeModel } from '../resume-model/resume-model.ts';
import type { DraftDisk, DraftRecord, PartKey, StoredDraft } from '../resume-model/resume-types.ts';
import { announceDraftChange } from './draft-changes.ts';
import { type DraftPlace, formatPlace, leftBy, listPlaces } from './owner-drafts.ts';

/** The drafts of one resume that one page writes, and whose they are. */
export type PageDisk = DraftDisk & {
  /** Whose drafts this page writes. */
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
  /** What the resume is called now. */
  resumeName?: () => string | undefined;
  /** The kinds of section that the resume may have. */
  sections?: Sections;
};

/**
 * Drafts in the browser's local storage, one record for each owner, resume, page and part: two tabs
 * never write the same record.
 */
export function createDraftDisk(scope: DiskScope): PageDisk {
  const { storage, resumeId, owner: first, page, resumeName, sections } = scope;
  let owner = first;
  let isClosed = false;
  const place = (of: string, by: string, key: PartKey) =>
    formatPlace({ owner: of, resumeId, page: by, key });
  const list = () =>
    listAllDrafts(storage, sections).filter((draft) => draft.resumeId === resumeId);
  const listOwn = () => list().filter((draft) => draft.page === page && draft.owner === owner);

  return {
    list,
    write(key, record) {
      const named = { ...record, resumeName: resumeName?.() ?? record.resumeName };
      return isClosed || put(storage, place(owner, page, key), named);
    },
    remove: (key) => removeQuietly(storage, place(owner, page, key)),
    discard(draft) {
      const isOwn = draft.owner === owner && draft.page === page;
      if (!isOwn) discardDrafts(storage, [{ ...draft, resumeId }], sections);
    },
    owner: () => owner,
    setOwner(next) {
      if (next === owner) return;
      const own = listOwn();
      // All of them or none: storage that is full leaves them where they are until the next time.
      const areMoved = own.every(({ key, record }) => put(storage, place(next, page, key), record));
      for (const { key } of own) removeQuietly(storage, place(areMoved ? owner : next, page, key));
      if (areMoved) owner = next;
    },
    leave() {
      for (const { key, record } of listOwn()) {
        move(storage, place(owner, page, key), place(owner, leftBy(page), key), record);
      }
    },
    close() {
      isClosed = true;
      for (const { key } of listOwn()) removeQuietly(storage, place(owner, page, key));
    },
  };
}

function put(storage: () => Storage, place: string, record: DraftRecord): boolean {
  try {
    storage().setItem(place, JSON.stringify(record));
    announceDraftChange();
    return true;
  } catch {
    return false;
  }
}

/** Gives a record another place. Where storage has no room for two of it, the first makes room. */
function move(storage: () => Storage, from: string, to: string, record: DraftRecord): void {
  const fitsTwice = put(storage, to, record);
  removeQuietly(storage, from);
  if (!fitsTwice && !put(storage, to, record)) put(storage, from, record);
}

/** Lists every draft in this browser, of all owners and resumes. Where storage is forbidden there is none. */
export function listAllDrafts(
  storage: () => Storage,
  sections = SECTIONS,
): (StoredDraft & { resumeId: string })[] {
  const model = createResumeModel(sections);
  try {
    const disk = storage();
    return listPlaces(disk).flatMap(([name, place]) =>
      readDraft(model, place, disk.getItem(name)).map((draft) => ({
        ...draft,
        resumeId: place.resumeId,
      })),
    );
  } catch {
    return [];
  }
}

/** Removes drafts from the storage for good, whichever page wrote them; what was written since they were read stays. */
export function discardDrafts(
  storage: () => Storage,
  drafts: readonly (StoredDraft & { resumeId: string })[],
  sections = SECTIONS,
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
  model: ReturnType<typeof createResumeModel>,
  { owner, page, key }: DraftPlace,
  text: string | null,
): StoredDraft[] {
  if (text === null || !isPartKey(model, key)) return [];
  const record = readRecord(model, key, text);
  return record ? [{ owner, page, key, record }] : [];
}

function removeQuietly(storage: () => Storage, place: string): void {
  try {
    storage().removeItem(place);
    announceDraftChange();
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

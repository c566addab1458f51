import { entryOfKey, type PartKey, type PartValue, readPart } from '../resume-model/part.ts';
import type { CompetingDraft, DraftState, Unsaved, Version } from '../state/draft-state.ts';
import { sameValue } from '../state/same-value.ts';
import { announceDraftChange } from './draft-changes.ts';
import { type DraftPlace, formatPlace, leftBy, listPlaces } from './owner-drafts.ts';

/** One part's unsaved edits as the browser keeps them. An entry that was removed has no value. */
export type DraftRecord = Version &
  Omit<Unsaved, 'base'> & {
    base?: number | undefined;
    /** When it was written, in milliseconds since 1970: of two, the later was typed last. */
    at: number;
    /** What the resume was called then, for a time when nobody can be asked. */
    resumeName?: string | undefined;
  };

/** What a record may be like: the releases before kept less of it. */
type WrittenRecord = Omit<DraftRecord, 'base' | 'attempts'> & {
  base?: number;
  attempts: readonly (PartValue | null)[];
  /** What is now `competing`, without what its edits started from. */
  rivals?: readonly (PartValue | null)[];
};

export type StoredDraft = { owner: string; page: string; key: PartKey; record: DraftRecord };

/** Where drafts of one resume are kept. Answers are given at once: a crash may follow any line. */
export type DraftDisk = {
  /** All drafts of the resume, of all owners and pages. A record that cannot be read is left where it is. */
  list(): StoredDraft[];
  /** Whether the browser took it: its storage may be full or forbidden. */
  write(key: PartKey, record: DraftRecord): boolean;
  remove(key: PartKey): void;
  /** Removes what another page wrote, once this page has taken it over. This page's own copy stays. */
  discard(draft: StoredDraft): void;
};

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
};

/**
 * Drafts in the browser's local storage, one record for each owner, resume, page and part: two tabs
 * never write the same record.
 */
export function createDraftDisk(scope: DiskScope): PageDisk {
  const { storage, resumeId, owner: first, page, resumeName } = scope;
  let owner = first;
  let isClosed = false;
  const place = (of: string, by: string, key: PartKey) =>
    formatPlace({ owner: of, resumeId, page: by, key });
  const listOwn = () =>
    listDrafts(storage, resumeId).filter((draft) => draft.page === page && draft.owner === owner);

  return {
    list: () => listDrafts(storage, resumeId),
    write(key, record) {
      const named = { ...record, resumeName: resumeName?.() ?? record.resumeName };
      return isClosed || put(storage, place(owner, page, key), named);
    },
    remove: (key) => removeQuietly(storage, place(owner, page, key)),
    discard(draft) {
      const isOwn = draft.owner === owner && draft.page === page;
      if (!isOwn) discardDrafts(storage, [{ ...draft, resumeId }]);
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

function listDrafts(storage: () => Storage, resumeId: string): StoredDraft[] {
  return listAllDrafts(storage).filter((draft) => draft.resumeId === resumeId);
}

/** Lists every draft in this browser, of all owners and resumes. Where storage is forbidden there is none. */
export function listAllDrafts(storage: () => Storage): (StoredDraft & { resumeId: string })[] {
  try {
    const disk = storage();
    return listPlaces(disk).flatMap(([name, place]) =>
      readDraft(place, disk.getItem(name)).map((draft) => ({
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
): void {
  const stored = listAllDrafts(storage);
  for (const draft of drafts) {
    const place = formatPlace(draft);
    const now = stored.find((each) => formatPlace(each) === place);
    if (now && sameValue(now.record, draft.record)) removeQuietly(storage, place);
  }
}

function readDraft({ owner, page, key }: DraftPlace, text: string | null): StoredDraft[] {
  if (text === null) return [];
  try {
    // Only this module writes below its prefix, so the text has the record's shape, and the place a part's key.
    const written = JSON.parse(text) as WrittenRecord;
    return [{ owner, page, key: key as PartKey, record: readRecord(key as PartKey, written) }];
  } catch {
    return [];
  }
}

function readRecord(key: PartKey, { rivals, ...written }: WrittenRecord): DraftRecord {
  const { base, attempts } = written;
  const record: DraftRecord = { ...written, base, attempts: attempts.map(readValue) };
  if (rivals)
    record.competing = rivals.map((value): CompetingDraft => ({ value: readValue(value) }));
  // An entry that was new started from nothing, also where that was not kept.
  if (!record.from && base === undefined && entryOfKey(key)) record.from = {};
  return record;
}

/** JSON has no undefined: it writes null in a list. */
const readValue = (value: PartValue | null): PartValue => value ?? undefined;

function removeQuietly(storage: () => Storage, place: string): void {
  try {
    storage().removeItem(place);
    announceDraftChange();
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}

/**
 * What a change of the draft means for the disk, which has not taken `missing` yet. Writing comes first, so that a crash
 * in between keeps both.
 */
export function diskChanges(
  before: DraftState,
  after: DraftState,
  missing: ReadonlySet<PartKey>,
): { write: { key: PartKey; record: Omit<DraftRecord, 'at'> }[]; remove: PartKey[] } {
  const changed = [...after.unsaved].filter(
    ([key, edit]) =>
      missing.has(key) ||
      before.unsaved.get(key) !== edit ||
      !sameValue(readPart(before.resume, key), readPart(after.resume, key)),
  );
  return {
    write: changed.map(([key, edit]) => ({
      key,
      record: { value: readPart(after.resume, key), ...edit },
    })),
    remove: [...before.unsaved.keys()].filter((key) => !after.unsaved.has(key)),
  };
}

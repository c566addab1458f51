import {
  arrangeEntries,
  type Contact,
  type Edit,
  ENTRY_LISTS,
  type EntryId,
  type EntryKind,
  type EntryOf,
  type PaperSection,
  type Resume,
  withEntryOrder,
} from '@shortlist/resume';

/** What is saved on its own: one section, the order of the sections or of the entries of a kind, or one entry. */
export type PartKey =
  | 'contact'
  | 'summary'
  | 'skills'
  | 'section_order'
  | `order:${EntryKind}`
  | `${EntryKind}:${EntryId}`;

export type Entry = EntryOf<EntryKind>;

/** What a part says; `undefined` is an entry that is not (or no longer) there. */
export type PartValue =
  | Contact
  | string
  | readonly PaperSection[]
  | readonly EntryId[]
  | Entry
  | undefined;

export const ENTRY_KINDS = Object.keys(ENTRY_LISTS) as EntryKind[];

/** The key of the order of the entries of a kind. */
export const orderKey = (kind: EntryKind): PartKey => `order:${kind}`;

/** The kind whose order a part is; undefined for all other parts. */
export const kindOfOrder = (key: PartKey): EntryKind | undefined =>
  ENTRY_KINDS.find((kind) => key === orderKey(kind));

/** The key of an entry's part. */
export const entryKey = (kind: EntryKind, id: EntryId): PartKey => `${kind}:${id}`;

/** The kind and id of an entry's part; undefined for the parts that every resume has once. */
export function entryOfKey(key: PartKey): { kind: EntryKind; id: EntryId } | undefined {
  const kind = ENTRY_KINDS.find((each) => key.startsWith(`${each}:`));
  // The key's type says what stands behind the colon.
  return kind && { kind, id: key.slice(kind.length + 1) as EntryId };
}

/** The entries of one kind, whatever the kind. */
export function listEntries(resume: Resume, kind: EntryKind): readonly Entry[] {
  return resume[ENTRY_LISTS[kind]];
}

/** The resume with another list of entries of one kind. The entries must be of that kind. */
export function withEntries(resume: Resume, kind: EntryKind, entries: readonly Entry[]): Resume {
  return { ...resume, [ENTRY_LISTS[kind]]: entries };
}

/** The keys of all parts of a resume: sections and orders first, then the entries in the resume's order. */
export function listParts(resume: Resume): PartKey[] {
  const entries = ENTRY_KINDS.flatMap((kind) =>
    listEntries(resume, kind).map((entry) => entryKey(kind, entry.id)),
  );
  const orders = ENTRY_KINDS.map(orderKey);
  return ['contact', 'summary', 'skills', 'section_order', ...orders, ...entries];
}

/** What one part of the resume says. */
export function readPart(resume: Resume, key: PartKey): PartValue {
  switch (key) {
    case 'contact':
      return resume.contact;
    case 'summary':
      return resume.summary;
    case 'skills':
      return resume.skills;
    case 'section_order':
      return resume.sectionOrder;
    default: {
      const kind = kindOfOrder(key);
      if (kind) return resume.entryOrder?.[kind] ?? [];
      const entry = entryOfKey(key);
      return entry && listEntries(resume, entry.kind).find(({ id }) => id === entry.id);
    }
  }
}

/**
 * The resume in which one part says `value`. An entry takes the place of the one with its id, a new
 * one comes where the order has it or last, and `undefined` takes it out. The value must be of the part's kind.
 */
export function withPart(resume: Resume, key: PartKey, value: PartValue): Resume {
  const entry = entryOfKey(key);
  if (entry) return withEntry(resume, entry.kind, entry.id, value as Entry | undefined);
  const kind = kindOfOrder(key);
  if (kind) return withEntryOrder(resume, kind, (value ?? []) as EntryId[]);
  const field = key === 'section_order' ? 'sectionOrder' : key;
  return value === undefined ? resume : { ...resume, [field]: value };
}

function withEntry(resume: Resume, kind: EntryKind, id: EntryId, value: Entry | undefined): Resume {
  const entries = listEntries(resume, kind);
  if (value === undefined) {
    return withEntries(
      resume,
      kind,
      entries.filter((entry) => entry.id !== id),
    );
  }
  const isKnown = entries.some((entry) => entry.id === id);
  const next = isKnown
    ? entries.map((entry) => (entry.id === id ? value : entry))
    : arrangeEntries([...entries, value], resume.entryOrder?.[kind]);
  return withEntries(resume, kind, next);
}

/** The parts that an edit touches. */
export function partsOfEdit(edit: Edit): PartKey[] {
  switch (edit.type) {
    case 'set-contact':
    case 'set-shown':
      return ['contact'];
    case 'set-summary':
      return ['summary'];
    case 'set-skills':
      return ['skills'];
    case 'set-section-order':
      return ['section_order'];
    case 'move-entry':
      return [orderKey(edit.kind)];
    case 'add-entry': {
      const entry = entryKey(edit.kind, edit.id);
      return edit.at === 'top' ? [orderKey(edit.kind), entry] : [entry];
    }
    default:
      return [entryKey(edit.kind, edit.id)];
  }
}

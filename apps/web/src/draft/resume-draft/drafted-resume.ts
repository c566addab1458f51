import { pickNewest } from '@shortlist/draft';
import {
  type EntryId,
  emptyResume,
  entryKey,
  entryOfKey,
  kindOfOrder,
  type Resume,
  type Sections,
  withPart,
} from '@shortlist/model';
import type { Entry, PartKey, PartValue, StoredDraft } from './resume-types.ts';

/** The resume that drafts say by themselves: what they do not touch is empty, and entries have new ids. */
export function draftedResume(
  drafts: readonly StoredDraft[],
  newId: () => EntryId,
  sections: Sections,
): Resume {
  const newest = pickNewest(drafts).filter(({ record }) => record.value !== undefined);
  const ids = new Map<EntryId, EntryId>();
  for (const { key } of newest) {
    const entry = entryOfKey(key);
    if (entry) ids.set(entry.id, newId());
  }
  return newest.reduce(
    (resume, { key, record }) =>
      withPart(resume, renamedKey(key, ids), renamed(key, record.value, ids), sections),
    emptyResume(newId, sections),
  );
}

function renamedKey(key: PartKey, ids: ReadonlyMap<EntryId, EntryId>): PartKey {
  const entry = entryOfKey(key);
  return entry ? entryKey(entry.kind, ids.get(entry.id) ?? entry.id) : key;
}

/** A part's value in which entries bear their new ids, in an order too. */
function renamed(key: PartKey, value: PartValue, ids: ReadonlyMap<EntryId, EntryId>): PartValue {
  const idNow = (id: EntryId) => ids.get(id) ?? id;
  if (kindOfOrder(key)) return (value as readonly EntryId[]).map(idNow);
  if (!entryOfKey(key)) return value;
  const entry = value as Entry;
  return { ...entry, id: idNow(entry.id) };
}

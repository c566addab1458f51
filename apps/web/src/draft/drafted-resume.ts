import { blankResume, type EntryId, type Resume } from '@shortlist/resume';
import type { StoredDraft } from './draft-disk.ts';
import {
  type Entry,
  entryKey,
  entryOfKey,
  type PartKey,
  type PartValue,
  withPart,
} from './part.ts';
import { pickNewest } from './restore-drafts.ts';

/** The resume that drafts say by themselves: what they do not touch is blank, and entries have new ids. */
export function draftedResume(drafts: readonly StoredDraft[], newId: () => EntryId): Resume {
  const newest = pickNewest(drafts).filter(({ record }) => record.value !== undefined);
  const ids = new Map<EntryId, EntryId>();
  for (const { key } of newest) {
    const entry = entryOfKey(key);
    if (entry) ids.set(entry.id, newId());
  }
  return newest.reduce(
    (resume, { key, record }) => withPart(resume, renamedKey(key, ids), renamed(record.value, ids)),
    blankResume(newId),
  );
}

function renamedKey(key: PartKey, ids: ReadonlyMap<EntryId, EntryId>): PartKey {
  const entry = entryOfKey(key);
  return entry ? entryKey(entry.kind, ids.get(entry.id) ?? entry.id) : key;
}

/** A part's value in which entries bear their new ids. */
function renamed(value: PartValue, ids: ReadonlyMap<EntryId, EntryId>): PartValue {
  if (typeof value !== 'object' || !('id' in value)) return value;
  const { id } = value as Entry;
  return { ...(value as Entry), id: ids.get(id) ?? id };
}

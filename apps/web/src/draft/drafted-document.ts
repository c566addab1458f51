import { entryKey, entryOfKey, listOfOrder, pickNewest, withPart } from '@shortlist/draft';
import type { EntryId } from '@shortlist/model';
import type { PartKey, PartValue, StoredDraft } from './document-types.ts';
import type { DraftKind } from './draft-kind.ts';

/** The document that drafts say by themselves: what they do not touch is empty, and entries have new ids. */
export function draftedDocument(
  drafts: readonly StoredDraft[],
  newId: () => EntryId,
  kind: DraftKind,
): unknown {
  const { definition, model, sections } = kind;
  const newest = pickNewest(drafts).filter(({ record }) => record.value !== undefined);
  const ids = new Map<EntryId, EntryId>();
  for (const { key } of newest) {
    const entry = entryOfKey(model, key);
    if (entry) ids.set(entry.id, newId());
  }
  return newest.reduce(
    (document, { key, record }) =>
      withPart(
        model,
        document,
        renamedKey(kind, key, ids),
        renamed(kind, { key, ids }, record.value),
      ),
    definition.empty(newId, sections),
  );
}

type NewIds = ReadonlyMap<EntryId, EntryId>;

function renamedKey({ model }: DraftKind, key: PartKey, ids: NewIds): PartKey {
  const entry = entryOfKey(model, key);
  return entry ? entryKey(entry.list, ids.get(entry.id) ?? entry.id) : key;
}

/** A part's value in which entries bear their new ids, in an order too. */
function renamed(
  { model }: DraftKind,
  { key, ids }: { key: PartKey; ids: NewIds },
  value: PartValue,
): PartValue {
  const idNow = (id: EntryId) => ids.get(id) ?? id;
  if (listOfOrder(model, key)) return (value as readonly EntryId[]).map(idNow);
  if (!entryOfKey(model, key)) return value;
  const entry = value as { id: EntryId };
  return { ...entry, id: idNow(entry.id) };
}

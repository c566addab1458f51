import type { DocumentChange } from '@shortlist/contracts';
import { entryOfKey, type ResumeId } from '@shortlist/model';
import type { Db, UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
import { BASE, owned } from '../owned-queries.ts';
import { lockPart } from '../parts/part-queries.ts';
import { deletePart, type SavedPart } from '../parts/save-part-queries.ts';
import type { Save } from '../saved.ts';
import { listChanges } from './list-changes.ts';
import { readTailored } from './read-rows-queries.ts';
import { type RowToWrite, writeTailored } from './write-tailored-queries.ts';

/** The changes of an owner's document, with the id of what it follows, if it follows anything; undefined where there is no such document. */
export async function findChanges(
  db: Db,
  { owner, id, forms }: { owner: UserId; id: ResumeId; forms: Forms },
): Promise<{ base_id: ResumeId | null; changes: DocumentChange[] } | undefined> {
  const [found] = await db
    .select({ kind: documents.kind, ...BASE })
    .from(documents)
    .where(owned(owner, id));
  if (!found) return undefined;
  const merger = forms.mergerOf(found.kind);
  const tailored = found.baseId === null ? undefined : await readTailored(db, id, forms);
  if (!merger || !tailored) return { base_id: null, changes: [] };
  return { base_id: found.baseId, changes: listChanges(tailored, { forms, merger }) };
}

/**
 * Has a part of a tailored document, or one field of it, say what its base says; `absent` where it is none that the base has. An entry that was added here is
 * deleted, one that was left out is there again.
 */
export const takeBase = (
  db: Db,
  save: Save,
  { key, field }: { key: string; field: string | undefined },
): Promise<SavedPart> =>
  db.transaction(async (transaction) => {
    const found = await lockPart(transaction, save, { kind: key, key });
    if (!found?.tailored) return { outcome: 'absent' };
    const { own, base, merger } = found.tailored;
    const there = base?.isGone ? undefined : base;
    if (!own || (own.isGone && own.baseContent === null)) return { outcome: 'absent' };
    const entry = entryOfKey(key);
    if (!there) return entry ? deletePart(transaction, save, entry) : { outcome: 'absent' };
    const revision = own.revision + 1;
    const content =
      field === undefined || !found.stored
        ? there.content
        : merger.take(key, found.stored, there, [field]);
    const row: RowToWrite = {
      ...own,
      ...{ content, schema: there.schema, revision, isGone: false },
      ...{ baseContent: there.content, baseSchema: there.schema },
    };
    const written = await writeTailored(transaction, save, {
      ...{ row, version: found.version, keepsPreviousVersion: true },
      bytes: { ofDocument: found.bytes, replaced: 0 },
    });
    if (!written) throw new Error('A locked document was written to.');
    return { outcome: 'saved', key, revision: revision + there.revision - 1 };
  });

import type { DocumentChange, parseChangeRef } from '@shortlist/contracts';
import { entryOfKey, type ResumeId } from '@shortlist/model';
import type { Db, UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
import { BASE, owned } from '../owned-queries.ts';
import { type FoundPart, lockPart } from '../parts/part-queries.ts';
import { deletePart, type SavedPart } from '../parts/save-part-queries.ts';
import type { Save } from '../saved.ts';
import { listChanges } from './list-changes.ts';
import { inBase, saysNothing, wasInBase } from './merge-rows.ts';
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
  { key, field }: ReturnType<typeof parseChangeRef>,
): Promise<SavedPart> =>
  db.transaction(async (transaction) => {
    const found = await lockPart(transaction, save, { kind: key, key });
    const own = found?.tailored?.own;
    if (!found?.tailored || !own || saysNothing(own)) return { outcome: 'absent' };
    const there = inBase(found.tailored);
    if (!there) {
      const entry = entryOfKey(key);
      return entry ? deletePart(transaction, save, entry) : { outcome: 'absent' };
    }
    const isField = found.stored !== undefined && field !== '';
    const { merger } = found.tailored;
    const content = isField
      ? merger.take(key, found.stored ?? there, there, [field])
      : there.content;
    const { schema } = there;
    // Other fields that both changed are asked about as before.
    const mine = { content, schema };
    const { base: baseContent } = merger.merge(key, { base: wasInBase(own), mine, theirs: there });
    const revision = own.revision + 1;
    await writeRow(transaction, { ...save, reason: 'base' }, found, {
      ...own,
      ...{ content, schema, revision, isGone: false, baseContent, baseSchema: schema },
    });
    return { outcome: 'saved', key, revision: revision + there.revision - 1 };
  });

async function writeRow(
  db: Db,
  save: Save,
  { version, bytes: ofDocument }: FoundPart,
  row: RowToWrite,
): Promise<void> {
  const bytes = { ofDocument, replaced: 0 };
  const isWritten = await writeTailored(db, save, {
    ...{ row, version, keepsPreviousVersion: true, bytes },
  });
  if (!isWritten) throw new Error('A locked document was written to.');
}

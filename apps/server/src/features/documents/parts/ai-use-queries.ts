import { AI_USES, type EntryId } from '@shortlist/model';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { aiUses, parts } from '#db/schema/document-schema.ts';
import type { Save } from '../saved.ts';
import { lockPart } from './part-queries.ts';
import type { StoredPart } from './stored-part.ts';

type Use = Omit<Save, 'basedOn' | 'room'> & { entryId: EntryId; callId: string };

/**
 * Counts one use of AI Write on an entry, unless the call has been counted already or no use is left; gives how often it
 * was used, or undefined where there is no such entry. The entry's revision stays, so that no window falls behind by it.
 */
export async function recordAiUse(db: Db, use: Use): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const stored = (await lockPart(transaction, use, { id: use.entryId }))?.stored;
    if (!stored) return undefined;
    if (stored.aiUses >= AI_USES) return stored.aiUses;
    const { key, home = use.resumeId } = stored;
    const counted = await transaction
      .insert(aiUses)
      .values({ document: home, callId: use.callId, key })
      .onConflictDoNothing()
      .returning({ key: aiUses.key });
    if (counted.length === 0) return stored.aiUses;
    return raiseUses(transaction, use, stored, stored.aiUses + 1);
  });
}

/** Raises the counter of an entry, and never lowers it; gives what it is then. */
export async function raiseUses(
  db: Db,
  { resumeId }: Pick<Save, 'resumeId'>,
  stored: StoredPart,
  used: number,
): Promise<number> {
  if (used <= stored.aiUses) return stored.aiUses;
  await db
    .update(parts)
    .set({ aiUses: used })
    .where(and(eq(parts.document, stored.home ?? resumeId), eq(parts.key, stored.key)));
  return used;
}

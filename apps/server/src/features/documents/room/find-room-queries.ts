import { ROW_BYTES } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { prepared } from '#db/prepared.ts';
import { documents } from '#db/schema/document-schema.ts';
import { AppError } from '#http/errors/errors.ts';
import type { Save } from '../saved.ts';
import { inSteps } from './room.ts';
import { dropOwnersOldest, sumOfOwner } from './room-queries.ts';

type Size = {
  /** Bytes that the document takes after a save, and before. */
  ofDocument: number;
  ofDocumentBefore: number;
  /** Bytes of what becomes a version, and of the document's versions already; null where that has not been counted. */
  replaced: number;
  historyBytes: number | null;
};

const WITHIN_A_STEP = { isFull: false, makeRoom: async () => {} };

/**
 * Finds whether an owner has no room for a document that grows, and how earlier versions make room once it is saved: history
 * gives way to what is written. Asks the database only where the document, or its history, takes one step more.
 */
export async function findRoom(db: Db, save: Save, size: Size) {
  const after = inSteps(size.ofDocument);
  const takesMore = after > inSteps(size.ofDocumentBefore);
  const history = size.historyBytes ?? 0;
  const keepsMore = size.replaced > 0 && inSteps(history + size.replaced) > inSteps(history);
  if (!takesMore && !keepsMore) return WITHIN_A_STEP;

  const { mostBytes } = save.room;
  const ofOwner = await sumOfOwner(db, save);
  const contents = ofOwner.elsewhere + after * ofOwner.copies;
  return {
    isFull: takesMore && contents > mostBytes,
    async makeRoom() {
      if (contents + ofOwner.history + size.replaced > mostBytes)
        await dropOwnersOldest(db, save.owner, mostBytes - contents);
    },
  };
}

/**
 * Counts the bytes of all that a tailored document says: of its own parts, and of those that it inherits and says nothing of itself.
 */
export async function countWhole(db: Db, document: ResumeId): Promise<number> {
  const count = prepared(db, 'count_whole', () =>
    db
      .select({ bytes: WHOLE_BYTES })
      .from(documents)
      .where(eq(documents.id, placeholder('id'))),
  );
  const [found] = await count.execute({ id: document });
  return found?.bytes ?? 0;
}

const { placeholder } = sql;
const WHOLE_BYTES =
  sql`(select coalesce(sum(said.bytes + ${sql.raw(String(ROW_BYTES))}), 0) from parts said
  where said.deleted_at is null and (said.document = ${documents}.id or (said.document = ${documents}.tailored_from and not exists (
    select 1 from parts own where own.document = ${documents}.id and own.key = said.key
      and (own.deleted_at is null or own.base_content is not null)))))`.mapWith(Number);

/**
 * Counts by how much a save makes what is kept grow. One whose content grows is refused where that is too fast; one that does not is saved
 * always, and where its earlier version would be growth, the owner's oldest versions give way to it once it is saved.
 */
export async function countGrowth(
  db: Db,
  save: Save,
  { grown, replaced }: { grown: number; replaced: number },
): Promise<() => Promise<void>> {
  const counting = save.room.countGrowth(db, grown + replaced);
  if (grown > 0) await counting;
  else if (await isRefused(counting)) {
    const { history } = await sumOfOwner(db, save);
    return () => dropOwnersOldest(db, save.owner, history);
  }
  return async () => {};
}

async function isRefused(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === 'slow_down') return true;
    throw error;
  }
}

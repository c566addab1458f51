import { MAX_PROPOSALS, PROPOSAL_DAYS } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { removeRows } from '#db/remove-in-batches.ts';
import { documents, proposals } from '#db/schema/document-schema.ts';
import { kept } from '../documents/owned-queries.ts';
import { lockDocument } from '../documents/parts/part-queries.ts';

export type StoredProposal = typeof proposals.$inferSelect;
type NewProposal = Omit<typeof proposals.$inferInsert, 'expiresAt' | 'revision'>;

const DAY_MS = 86_400_000;

// Every query names the owner: a proposal for somebody else's document does not exist.
const ofOwner = (owner: UserId, now: Date) => and(kept(owner), gt(proposals.expiresAt, now));

const selectOwned = (db: Db) =>
  db
    .select({ proposal: proposals })
    .from(proposals)
    .innerJoin(documents, eq(documents.id, proposals.document));

/** The proposals for an owner's document, the newest first. */
export async function listProposals(
  db: Db,
  { owner, document, now }: { owner: UserId; document: ResumeId; now: Date },
): Promise<StoredProposal[]> {
  const found = await selectOwned(db)
    .where(and(ofOwner(owner, now), eq(proposals.document, document)))
    .orderBy(desc(proposals.madeAt), proposals.id)
    .limit(MAX_PROPOSALS);
  return found.map(({ proposal }) => proposal);
}

type Asked = { owner: UserId; id: string; now: Date };

const selectOne = (db: Db, { owner, id, now }: Asked) =>
  selectOwned(db).where(and(ofOwner(owner, now), eq(proposals.id, id)));

export async function findProposal(db: Db, asked: Asked): Promise<StoredProposal | undefined> {
  const [found] = await selectOne(db, asked);
  return found?.proposal;
}

/** The same, locked until the transaction ends: what computes it again waits. */
export async function lockProposal(db: Db, asked: Asked): Promise<StoredProposal | undefined> {
  const [found] = await selectOne(db, asked).for('update', { of: proposals });
  return found?.proposal;
}

/** Inserts a proposal, once for its id; the oldest of the owner's that are too many give way. False where the owner has no such document by then. */
export const insertProposal = (db: Db, owner: UserId, proposal: NewProposal): Promise<boolean> =>
  db.transaction(async (transaction) => {
    if (!(await lockDocument(transaction, owner, proposal.document))) return false;
    await transaction
      .insert(proposals)
      .values({
        ...proposal,
        expiresAt: new Date(proposal.madeAt.getTime() + PROPOSAL_DAYS * DAY_MS),
      })
      .onConflictDoNothing();
    await transaction.execute(sql`
      delete from ${proposals} where ${proposals.id} = any(array(
        select old.id from proposals old join documents on documents.id = old.document where documents.owner = ${owner}
        order by old.made_at desc, old.id limit 200 offset ${MAX_PROPOSALS}))`);
    return true;
  });

type Recomputed = Pick<StoredProposal, 'changes' | 'baseRevisions' | 'settled' | 'revision'>;

/** Writes what was computed again over a proposal; false where that is not there any more at its revision. */
export async function updateProposal(
  db: Db,
  { id, revision }: Pick<StoredProposal, 'id' | 'revision'>,
  { changes, baseRevisions, settled, revision: next }: Recomputed,
): Promise<boolean> {
  const updated = await db
    .update(proposals)
    .set({ changes, baseRevisions, settled, revision: next })
    .where(and(eq(proposals.id, id), eq(proposals.revision, revision)))
    .returning({ id: proposals.id });
  return updated.length > 0;
}

export const removeExpired = (db: Db, now: Date, signal?: AbortSignal): Promise<void> =>
  removeRows(db, { table: proposals, which: lte(proposals.expiresAt, now) }, signal);

/** Reads the proposals for an owner's documents, of deleted ones too, as they are stored. */
export async function* readProposals(db: Db, owner: UserId): AsyncGenerator<object> {
  const found = await db
    .select({
      proposal_id: proposals.id,
      document_id: proposals.document,
      made_by: proposals.madeBy,
      posting_sha: proposals.postingSha,
      base_revisions: proposals.baseRevisions,
      changes: proposals.changes,
      made: proposals.madeAt,
      expires: proposals.expiresAt,
      settled: proposals.settled,
    })
    .from(proposals)
    .innerJoin(documents, eq(documents.id, proposals.document))
    .where(eq(documents.owner, owner))
    .orderBy(asc(proposals.madeAt), asc(proposals.id));
  yield* found;
}

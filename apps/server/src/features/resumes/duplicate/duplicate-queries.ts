import type { ResumeId } from '@shortlist/resume';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import { resumes } from '#db/schema/schema.ts';
import type { UserId } from '#db/user-id.ts';
import { mirrorCopies } from '../parts/mirror-queries.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { reconcile } from '../parts/reconcile-queries.ts';
import { countOf, findMade, findOwnersBound, listResumes } from '../queries.ts';
import { type Bound, inSteps, type Room } from '../room/room.ts';
import { countBytes } from '../room/room-queries.ts';
import { copyName } from './copy-name.ts';
import { copyParts, newIdsOf } from './copy-parts.ts';

/** Most rows of one statement, whose parameters are limited. */
const MOST_ROWS = 1_000;

type Duplication = { owner: UserId; resumeId: ResumeId; copyId: ResumeId };

/**
 * Copies all that the owner's resume says into a new one, with new ids of entries, unless the copy is there already, and
 * gives its id and name; `absent` where there is no such resume, the bound where the owner has `most` of them or no room. The uses of AI
 * Write count in the copy too; what the resume said before stays with it.
 */
export async function duplicateResume(
  db: Db,
  { owner, resumeId, copyId }: Duplication,
  { now, most, room }: { now: Date; most: number; room: Room },
): Promise<{ id: ResumeId; name: string } | 'absent' | { bound: Bound }> {
  return db.transaction(async (transaction) => {
    const there = await countOf(transaction, owner);
    if (there === undefined) return 'absent';
    const made = await findMade(transaction, owner, copyId);
    if (made) return made;
    if (!(await lockDocument(transaction, owner, resumeId))) return 'absent';
    await reconcile(transaction, resumeId, now);
    const bytes = await countBytes(transaction, resumeId);
    const bound = findOwnersBound({ ...there, bytes: there.bytes + inSteps(bytes) }, most, room);
    if (bound) return { bound };

    await room.countGrowth(transaction, bytes);
    const name = await copyAbout(transaction, resumeId, { id: copyId, bytes, now });
    await copyAllParts(transaction, resumeId, copyId);
    return { id: copyId, name };
  });
}

/** Copies the row of the resume, which servers of the release before read, and gives the name of the copy. */
async function copyAbout(
  db: Db,
  source: ResumeId,
  { id, bytes, now }: { id: ResumeId; bytes: number; now: Date },
): Promise<string> {
  const [found] = await db.select().from(resumes).where(eq(resumes.id, source));
  if (!found) throw new Error('A locked document is there.');
  const listed = await listResumes(db, found.owner);
  const name = copyName(
    found.name,
    listed.map((resume) => resume.name),
  );
  const made = { createdAt: now, editedAt: now, bytes, historyBytes: 0 };
  await db.insert(resumes).values({ ...found, id, name, nameRevision: 1, ...made });
  await db.insert(documents).values({ id, owner: found.owner });
  return name;
}

async function copyAllParts(db: Db, source: ResumeId, copyId: ResumeId): Promise<void> {
  const found = await db
    .select()
    .from(parts)
    .where(and(eq(parts.document, source), isNull(parts.deletedAt)));
  const copies = copyParts(found, newIdsOf(found)).map((part) => ({ ...part, document: copyId }));
  for (let from = 0; from < copies.length; from += MOST_ROWS) {
    const rows = copies.slice(from, from + MOST_ROWS);
    await db.insert(parts).values(rows);
    await mirrorCopies(db, rows);
  }
}

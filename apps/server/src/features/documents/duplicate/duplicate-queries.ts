import { ROW_BYTES } from '@shortlist/contracts';
import type { DocumentKind, DocumentKinds, ResumeId } from '@shortlist/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import { lockDocument } from '../parts/part-queries.ts';
import {
  bytesOf,
  type Contents,
  countOf,
  findKind,
  findMade,
  findOwnersBound,
  listDocuments,
} from '../queries.ts';
import { type Bound, inSteps, type Room } from '../room/room.ts';
import { copyName } from './copy-name.ts';
import { copyParts, newIdsOf } from './copy-parts.ts';

/** Most rows of one statement, whose parameters are limited. */
const MOST_ROWS = 1_000;

type Duplication = { owner: UserId; resumeId: ResumeId; copyId: ResumeId };

/**
 * Copies all that the owner's document says into a new one, with new ids of entries, unless the copy is there already, and
 * gives its id and name; `absent` where there is no such document, the bound where the owner has as many of its kind as there may be or no room. The
 * uses of AI Write count in the copy too; what the document said before stays with it.
 */
export async function duplicateDocument(
  db: Db,
  { owner, resumeId, copyId }: Duplication,
  { now, kinds, room }: { now: Date; kinds: DocumentKinds; room: Room },
): Promise<{ id: ResumeId; name: string } | 'absent' | { bound: Bound; kind: DocumentKind }> {
  return db.transaction(async (transaction) => {
    const kind = kinds.find((await findKind(transaction, owner, resumeId)) ?? '');
    const there = kind && (await countOf(transaction, owner, kind.kind));
    if (!kind || there === undefined) return 'absent';
    const made = await findMade(transaction, owner, kind.kind, copyId);
    if (made) return { id: made.id, name: made.title };
    if (!(await lockDocument(transaction, owner, resumeId))) return 'absent';
    const { copied, further, bytes } = asMadeInApp(await findParts(transaction, resumeId), kind);
    const bound = findOwnersBound({ ...there, bytes: there.bytes + inSteps(bytes) }, kind, room);
    if (bound) return { bound, kind };

    await room.countGrowth(transaction, bytes);
    const name = await copyAbout(transaction, resumeId, { id: copyId, bytes, now });
    await insertCopies(transaction, copied, copyId);
    await insertFurther(transaction, further, { copyId, now });
    return { id: copyId, name };
  });
}

/** The parts of a copy with what the app gives to a new document of the kind, the newest layout, and the bytes of all. */
function asMadeInApp(found: Copied, { appParts }: DocumentKind) {
  const given = Object.entries(appParts?.() ?? {});
  const copied = found.map((part) => {
    const own = given.find(([key]) => key === part.key);
    return own ? { ...part, content: { ...part.content, ...own[1] } } : part;
  });
  const further: Contents = Object.fromEntries(
    given.filter(([key]) => found.every((part) => part.key !== key)),
  );
  const bytes = found.reduce((sum, part) => sum + (part.bytes ?? 0) + ROW_BYTES, bytesOf(further));
  return { copied, further, bytes };
}

/** Inserts the parts that the original does not have. */
async function insertFurther(
  db: Db,
  further: Contents,
  { copyId, now }: { copyId: ResumeId; now: Date },
): Promise<void> {
  const rows = Object.entries(further).map(([key, content]) => ({ key, kind: key, content }));
  if (rows.length > 0)
    await db.insert(parts).values(rows.map((row) => ({ ...row, document: copyId, madeAt: now })));
}

/** Copies the row of the document, and gives the title of the copy. */
async function copyAbout(
  db: Db,
  source: ResumeId,
  { id, bytes, now }: { id: ResumeId; bytes: number; now: Date },
): Promise<string> {
  const [found] = await db.select().from(documents).where(eq(documents.id, source));
  if (!found) throw new Error('A locked document is there.');
  const listed = await listDocuments(db, found.owner, found.kind);
  const title = copyName(
    found.title,
    listed.map((document) => document.title),
  );
  const made = {
    revision: 1,
    version: 1,
    createdAt: now,
    editedAt: now,
    bytes,
    historyBytes: 0,
    pinnedBytes: 0,
  };
  await db.insert(documents).values({ ...found, id, title, ...made });
  return title;
}

const findParts = (db: Db, source: ResumeId) =>
  db
    .select()
    .from(parts)
    .where(and(eq(parts.document, source), isNull(parts.deletedAt)));

type Copied = Awaited<ReturnType<typeof findParts>>;

async function insertCopies(db: Db, found: Copied, copyId: ResumeId): Promise<void> {
  const copies = copyParts(found, newIdsOf(found)).map((part) => ({ ...part, document: copyId }));
  for (let from = 0; from < copies.length; from += MOST_ROWS) {
    await db.insert(parts).values(copies.slice(from, from + MOST_ROWS));
  }
}

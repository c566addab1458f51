import { ROW_BYTES } from '@shortlist/contracts';
import type { DocumentKind, ResumeId } from '@shortlist/model';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import type { Forms } from '../forms.ts';
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

type Duplication = {
  owner: UserId;
  resumeId: ResumeId;
  copyId: ResumeId;
  /** The name of the copy; that of its original as one of a copy where there is none and no other work names it. */
  title?: string;
};

type Limits = { now: Date; forms: Forms; room: Room };
type Duplicated = { id: ResumeId; name: string } | 'absent' | { bound: Bound; kind: DocumentKind };

/**
 * Copies all that the owner's document says into a new one, with new ids of entries, unless the copy is there already, and
 * gives its id and name; `absent` where there is no such document, the bound where the owner has as many of its kind as there may be or no room. The
 * uses of AI Write count in the copy too; what the document said before stays with it.
 */
export const duplicateDocument = (
  db: Db,
  duplication: Duplication,
  limits: Limits,
): Promise<Duplicated> =>
  db.transaction((transaction) => copyDocument(transaction, duplication, limits));

/** Duplicates a document within a transaction. */
export async function copyDocument(
  db: Db,
  { owner, resumeId, copyId, title }: Duplication,
  { now, forms, room }: Limits,
): Promise<Duplicated> {
  const kind = forms.kinds.find((await findKind(db, owner, resumeId)) ?? '');
  const there = kind && (await countOf(db, owner, kind.kind));
  if (!kind || there === undefined) return 'absent';
  const made = await findMade(db, owner, kind.kind, copyId);
  if (made) return { id: made.id, name: made.title };
  if (!(await lockDocument(db, owner, resumeId))) return 'absent';
  const { isTailored, ofBase, found } = await findParts(db, resumeId);
  const { copied, further, bytes } = asMadeInApp(found, isTailored ? {} : kind);
  const bound = findOwnersBound({ ...there, bytes: there.bytes + inSteps(bytes) }, kind, room);
  if (bound) return { bound, kind };

  await room.countGrowth(db, bytes);
  const work = forms.writtenOf(kind.kind);
  const about = { id: copyId, title, bytes, now, isNamedByWork: work !== undefined };
  const name = await copyAbout(db, resumeId, about);
  await insertCopies(db, copyParts(copied, newIdsOf(copied, ofBase), { isTailored }), copyId);
  await insertFurther(db, further, { copyId, now });
  const written = await work?.refresh(db, { document: copyId, now });
  return { id: copyId, name: written ?? name };
}

/** The parts of a copy with what the app gives to a new document of the kind, the newest layout, and the bytes of all. */
function asMadeInApp(found: Copied, { appParts }: Pick<DocumentKind, 'appParts'>) {
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

type About = {
  id: ResumeId;
  title: string | undefined;
  bytes: number;
  now: Date;
  isNamedByWork: boolean;
};

/** Copies the row of the document, and gives the title of the copy. */
async function copyAbout(
  db: Db,
  source: ResumeId,
  { id, title, bytes, now, isNamedByWork }: About,
): Promise<string> {
  const [found] = await db.select().from(documents).where(eq(documents.id, source));
  if (!found) throw new Error('A locked document is there.');
  const name = title ?? (isNamedByWork ? found.title : await nextName(db, found));
  const made = {
    revision: 1,
    version: 1,
    createdAt: now,
    editedAt: now,
    bytes,
    historyBytes: 0,
    pinnedBytes: 0,
  };
  await db.insert(documents).values({ ...found, id, title: name, ...made });
  return name;
}

async function nextName(db: Db, { owner, kind, title }: typeof documents.$inferSelect) {
  const listed = await listDocuments(db, owner, kind);
  return copyName(
    title,
    listed.map((document) => document.title),
  );
}

/** Finds the rows of a document; of a tailored one also those of what it leaves out, and the keys of what its base has or had. */
async function findParts(db: Db, source: ResumeId) {
  const isSaid = or(isNull(parts.deletedAt), isNotNull(parts.baseContent));
  const [about] = await db
    .select({ tailoredFrom: documents.tailoredFrom })
    .from(documents)
    .where(eq(documents.id, source));
  const found = await db
    .select()
    .from(parts)
    .where(and(eq(parts.document, source), isSaid));
  const base = about?.tailoredFrom ?? null;
  const keys = base
    ? await db.select({ key: parts.key }).from(parts).where(eq(parts.document, base))
    : [];
  return { isTailored: base !== null, ofBase: new Set(keys.map(({ key }) => key)), found };
}

type Copied = Awaited<ReturnType<typeof findParts>>['found'];

async function insertCopies(db: Db, rows: Copied, copyId: ResumeId): Promise<void> {
  const copies = rows.map((part) => ({ ...part, document: copyId }));
  for (let from = 0; from < copies.length; from += MOST_ROWS) {
    await db.insert(parts).values(copies.slice(from, from + MOST_ROWS));
  }
}

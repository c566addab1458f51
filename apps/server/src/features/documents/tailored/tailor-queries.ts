import type { DocumentKind, ResumeId } from '@shortlist/model';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import { copyDocument } from '../duplicate/duplicate-queries.ts';
import type { Forms } from '../forms.ts';
import { BASE, owned } from '../owned-queries.ts';
import { lockDocument } from '../parts/part-queries.ts';
import { countOf, findKind, findMade, findOwnersBound } from '../queries.ts';
import { type Bound, inSteps, type Room } from '../room/room.ts';
import { BYTES_OF_DOCUMENT } from '../room/room-queries.ts';
import { detachRows } from './materialize-queries.ts';

type About = { owner: UserId; document: ResumeId; now: Date; forms: Forms };

/** A new document, by the id that it gets. */
type NewTailored = { id: ResumeId; title: string };

/**
 * Makes a document that follows an owner's, unless it is there already, and gives its id. One that is tailored itself gives its base, and what was
 * changed in it. `absent` where there is no such document of a kind that is tailored; the bound that one more would pass.
 */
export const tailor = (
  db: Db,
  about: About & { room: Room },
  { id, title }: NewTailored,
): Promise<{ id: ResumeId } | 'absent' | { bound: Bound; kind: DocumentKind }> =>
  db.transaction(async (transaction) => {
    const { owner, document, now, forms, room } = about;
    const kind = await findTailoredKind(transaction, about);
    if (!kind) return 'absent';
    // The owner is locked before the document, as by all that makes one.
    const there = await countOf(transaction, owner, kind.kind);
    const source = there && (await findSource(transaction, about));
    if (!source) return 'absent';
    if (source.baseId !== null) {
      const copy = { owner, resumeId: document, copyId: id, title };
      return copyDocument(transaction, copy, { now, forms, room });
    }
    if (await findMade(transaction, owner, kind.kind, id)) return { id };
    const bytes = there.bytes + inSteps(source.bytes);
    const bound = findOwnersBound({ ...there, bytes }, kind, room);
    if (bound) return { bound, kind };
    const { level, industry } = source;
    await transaction.insert(documents).values({
      ...{ id, owner, kind: kind.kind, title, level, industry, tailoredFrom: document },
      ...{ createdAt: now, editedAt: now, bytes: 0, historyBytes: 0 },
    });
    return { id };
  });

/** Finds the kind of a document, where documents of it are tailored. */
async function findTailoredKind(db: Db, { owner, document, forms }: About) {
  const kind = forms.kinds.find((await findKind(db, owner, document)) ?? '');
  return kind?.hasSections ? kind : undefined;
}

/** Finds a document to tailor, locked. One whose base is deleted follows none from then on. */
async function findSource(db: Db, about: About) {
  const { owner, document } = about;
  if (!(await lockDocument(db, owner, document))) return undefined;
  const [found] = await db
    .select({
      kind: documents.kind,
      level: documents.level,
      industry: documents.industry,
      tailoredFrom: documents.tailoredFrom,
      bytes: BYTES_OF_DOCUMENT,
      ...BASE,
    })
    .from(documents)
    .where(owned(owner, document));
  if (found && found.tailoredFrom !== null && found.baseId === null)
    await detachRows(db, document, about);
  return found;
}

/** Makes a tailored document one that follows no other; false where the owner has no such document. */
export const detach = (db: Db, about: About): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const { owner, document } = about;
    if (!(await lockDocument(transaction, owner, document))) return false;
    await detachRows(transaction, document, about);
    return true;
  });

/** Detaches the documents that follow one and were edited since it was deleted, and gives their ids. */
export async function detachEdited(
  db: Db,
  base: ResumeId,
  about: Pick<About, 'now' | 'forms'> & { since: Date },
): Promise<ResumeId[]> {
  const follow = await db
    .select({ id: documents.id, owner: documents.owner, editedAt: documents.editedAt })
    .from(documents)
    .where(and(eq(documents.tailoredFrom, base), isNull(documents.deletedAt)));
  const edited = follow.filter(({ editedAt }) => editedAt > about.since);
  for (const { id, owner } of edited)
    if (await lockDocument(db, owner, id)) await detachRows(db, id, about);
  return edited.map(({ id }) => id);
}

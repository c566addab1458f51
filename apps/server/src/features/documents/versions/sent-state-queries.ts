import type { DocumentVersion, WholeDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { and, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import { pursuitSent } from '#db/schema/pursuit-schema.ts';
import { isUuid } from '../ids.ts';

type OfOwner = { owner: UserId; document: ResumeId };

/** Parses the id of a state that was sent: `s` and that of the sending; undefined where it is none. */
export function parseSentState(id: string): string | undefined {
  const sent = id.slice(1).toLowerCase();
  return id.startsWith('s') && isUuid(sent) ? sent : undefined;
}

/** The application of a sending, which goes to the bin and comes back with what was sent. */
const application = alias(documents, 'application');

/** Holds for sendings of a document, as the resume or as the letter, of applications that are there, but for those that were deleted from its history. */
const isSentOf = ({ owner, document }: OfOwner): SQL | undefined =>
  and(
    eq(application.owner, owner),
    isNull(application.deletedAt),
    or(
      and(eq(pursuitSent.resume, document), pursuitSent.isInResume),
      and(
        eq(pursuitSent.letter, document),
        pursuitSent.isInLetter,
        isNotNull(pursuitSent.letterSnapshot),
      ),
    ),
  );

const ABOUT = {
  id: pursuitSent.id,
  at: pursuitSent.at,
  company: sql<string>`trim(coalesce(${pursuitSent.posting} ->> 'company', ''))`,
};

const ofApplication = eq(application.id, pursuitSent.document);

const toVersion = ({ id, at, company }: { id: string; at: Date; company: string }) => ({
  ...{ version_id: `s${id}`, reason: 'sent' as const, at: at.toISOString() },
  ...(company !== '' && { company }),
});

/** Lists the states of a document that were sent, of a stretch of time in ms of the epoch, its end left out. */
export async function listSentStates(
  db: Db,
  of: OfOwner,
  { from, until }: { from: number; until: number },
): Promise<DocumentVersion[]> {
  const isThen = and(gte(pursuitSent.at, new Date(from)), lt(pursuitSent.at, new Date(until)));
  const sent = db.select(ABOUT).from(pursuitSent).innerJoin(application, ofApplication);
  return (await sent.where(and(isSentOf(of), isThen))).map(toVersion);
}

/** Finds a state of a document that was sent, with all that it said. */
export async function findSentState(
  db: Db,
  of: OfOwner,
  id: string,
): Promise<{ version: DocumentVersion; data: WholeDocument } | undefined> {
  const { resume, snapshot, letterSnapshot } = pursuitSent;
  const [found] = await db
    .select({ ...ABOUT, resume, snapshot, letterSnapshot })
    .from(pursuitSent)
    .innerJoin(application, ofApplication)
    .where(and(isSentOf(of), eq(pursuitSent.id, id)));
  if (!found) return undefined;
  const data = found.resume === of.document ? found.snapshot : found.letterSnapshot;
  return data ? { version: toVersion(found), data } : undefined;
}

/** Removes a state that was sent from the history of a document, or all of them where none is named; the application keeps it. Returns whether one was removed. */
export async function forgetSentStates(db: Db, document: ResumeId, id?: string): Promise<boolean> {
  const { resume, letter, isInResume, isInLetter } = pursuitSent;
  const isIn = or(and(eq(resume, document), isInResume), and(eq(letter, document), isInLetter));
  const forgotten = await db
    .update(pursuitSent)
    .set({
      isInResume: sql`${isInResume} and ${resume} is distinct from ${document}`,
      isInLetter: sql`${isInLetter} and ${letter} is distinct from ${document}`,
    })
    .where(and(isIn, id === undefined ? undefined : eq(pursuitSent.id, id)))
    .returning({ id: pursuitSent.id });
  return forgotten.length > 0;
}

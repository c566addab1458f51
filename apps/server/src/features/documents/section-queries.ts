import type { Contact, EXTRA_CONTACT, ExperienceLevel } from '@shortlist/model';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents, type PartContent } from '#db/schema/document-schema.ts';
import type { Written } from '../server-feature.ts';
import { BASE, owned } from './owned-queries.ts';
import { savePlainPart } from './parts/save-part-queries.ts';
import type { Save, Saved } from './saved.ts';

/** Members of a contact in the spec's call. */
type ContactChanges = Omit<Contact, 'shown' | (typeof EXTRA_CONTACT)[number]> & {
  shown?: Contact['shown'] | undefined;
};
type AboutChanges = {
  title?: string | undefined;
  level?: ExperienceLevel | '' | undefined;
  industry?: string | undefined;
};
type Document = Awaited<ReturnType<typeof findAbout>>[number];

/** Without `shown`, what is shown stays as it is. */
export const saveContact = (db: Db, save: Save, changes: ContactChanges) =>
  savePlainPart(db, save, 'contact', withoutUndefined(changes));

export const saveSummary = (db: Db, save: Save, text: string) =>
  savePlainPart(db, save, 'summary', { text });

export const saveSkills = (db: Db, save: Save, text: string) =>
  savePlainPart(db, save, 'skills', { text });

/**
 * Saves title, level and industry, which are no part of the document, in one statement that compares and sets. A stale
 * save that says what is stored already has succeeded before and its answer was lost.
 */
export async function saveAbout(
  db: Db,
  { owner, resumeId, basedOn, now }: Save,
  changes: AboutChanges,
): Promise<Saved<Document>> {
  const theirs = owned(owner, resumeId);
  const based = basedOn === undefined ? undefined : eq(documents.revision, basedOn);
  const [saved] = await db
    .update(documents)
    .set({ ...changes, ...NEXT, editedAt: now })
    .where(and(theirs, based))
    .returning({ revision: documents.revision });
  if (saved) return { outcome: 'saved', revision: saved.revision };

  const [current] = await findAbout(db, theirs);
  if (!current) return { outcome: 'absent' };
  const { revision } = current;
  const isRepeated = Object.entries(withoutUndefined(changes)).every(
    ([name, value]) => current[name as keyof AboutChanges] === value,
  );
  return isRepeated ? { outcome: 'saved', revision } : { outcome: 'stale', revision, current };
}

/** The same of a document whose title other work may write anew, in one transaction with that. */
export const saveAboutFollowed = (
  db: Db,
  save: Save,
  changes: AboutChanges,
  { refresh }: Written,
): Promise<Saved<Document>> =>
  db.transaction(async (transaction) => {
    const saved = await saveAbout(transaction, save, changes);
    const written = { document: save.resumeId, now: save.now };
    if (saved.outcome === 'saved') await refresh(transaction, written);
    return saved;
  });

const findAbout = (db: Db, which: SQL | undefined) =>
  db
    .select({ ...getTableColumns(documents), ...BASE })
    .from(documents)
    .where(which);

const NEXT = {
  revision: sql`${documents.revision} + 1`,
  version: sql`${documents.version} + 1`,
};

const withoutUndefined = (changes: object): PartContent =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

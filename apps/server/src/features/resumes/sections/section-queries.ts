import type { Contact, EXTRA_CONTACT, ExperienceLevel, PaperSection } from '@shortlist/resume';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import type { PartContent } from '#db/schema/document-schema.ts';
import { resumes } from '#db/schema/schema.ts';
import { owned } from '../owned-queries.ts';
import { savePlainPart } from '../parts/save-part-queries.ts';
import type { Save, Saved } from '../saved.ts';

/** What the spec's call says of a contact. */
type ContactChanges = Omit<Contact, 'shown' | (typeof EXTRA_CONTACT)[number]> & {
  shown?: Contact['shown'] | undefined;
};
type NameChanges = {
  name?: string | undefined;
  experienceLevel?: ExperienceLevel | '' | undefined;
  targetedIndustry?: string | undefined;
};
type Resume = typeof resumes.$inferSelect;

/** Without `shown`, what is shown stays as it is. */
export const saveContact = (db: Db, save: Save, changes: ContactChanges) =>
  savePlainPart(db, save, 'contact', withoutUndefined(changes));

export const saveSummary = (db: Db, save: Save, text: string) =>
  savePlainPart(db, save, 'summary', { text });

export const saveSkills = (db: Db, save: Save, text: string) =>
  savePlainPart(db, save, 'skills', { text });

export const saveSectionOrder = (db: Db, save: Save, ids: PaperSection[]) =>
  savePlainPart(db, save, 'section_order', { ids });

/**
 * Saves name, level and industry, which are no part of the document, in one statement that compares and sets. A stale
 * save that says what is stored already has succeeded before and its answer was lost.
 */
export async function saveName(
  db: Db,
  { owner, resumeId, basedOn, now }: Save,
  changes: NameChanges,
): Promise<Saved<Resume>> {
  const theirs = owned(owner, resumeId);
  const based = basedOn === undefined ? undefined : eq(resumes.nameRevision, basedOn);
  const [saved] = await db
    .update(resumes)
    .set({ ...changes, nameRevision: sql`${resumes.nameRevision} + 1`, editedAt: now })
    .where(and(theirs, based))
    .returning({ revision: resumes.nameRevision });
  if (saved) return { outcome: 'saved', revision: saved.revision };

  const [current] = await db.select().from(resumes).where(theirs);
  if (!current) return { outcome: 'absent' };
  const revision = current.nameRevision;
  const isRepeated = Object.entries(withoutUndefined(changes)).every(
    ([name, value]) => current[name as keyof NameChanges] === value,
  );
  return isRepeated ? { outcome: 'saved', revision } : { outcome: 'stale', revision, current };
}

const withoutUndefined = (changes: object): PartContent =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

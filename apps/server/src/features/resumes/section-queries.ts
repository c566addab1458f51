import { isDeepStrictEqual } from 'node:util';
import type { Contact, ExperienceLevel, PaperSection } from '@shortlist/resume';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.ts';
import { resumes } from '#db/schema.ts';
import { owned } from './queries.ts';
import type { Save, Saved } from './saved.ts';

type ContactChanges = Omit<Contact, 'shown'> & { shown?: Contact['shown'] | undefined };
type NameChanges = {
  name?: string | undefined;
  experienceLevel?: ExperienceLevel | '' | undefined;
  targetedIndustry?: string | undefined;
};

/** Without `shown`, what is shown stays as it is. */
export function saveContact(db: Db, save: Save, changes: ContactChanges) {
  const json = JSON.stringify(changes); // Leaves out what is undefined.
  return savePart(db, save, 'contactRevision', {
    changes,
    set: { contact: sql`${resumes.contact} || ${json}::jsonb` },
    read: ({ contact }) => contact,
  });
}

export function saveSummary(db: Db, save: Save, summary: string) {
  return savePart(db, save, 'summaryRevision', {
    changes: { summary },
    set: { summary },
    read: (stored) => ({ summary: stored.summary }),
  });
}

export function saveSkills(db: Db, save: Save, skills: string) {
  return savePart(db, save, 'skillsRevision', {
    changes: { skills },
    set: { skills },
    read: (stored) => ({ skills: stored.skills }),
  });
}

export function saveName(db: Db, save: Save, changes: NameChanges) {
  return savePart(db, save, 'nameRevision', { changes, set: changes, read: (stored) => stored });
}

export function saveSectionOrder(db: Db, save: Save, sectionOrder: PaperSection[]) {
  return savePart(db, save, 'sectionOrderRevision', {
    changes: { sectionOrder },
    set: { sectionOrder },
    read: (stored) => stored,
  });
}

type Resume = typeof resumes.$inferSelect;
type RevisionName = Extract<keyof Resume, `${string}Revision`>;
type Part<Current> = {
  changes: object;
  set: PgUpdateSetSource<typeof resumes>;
  /** The part as it is stored, with the fields of `changes` under the same names. */
  read: (stored: Resume) => Current & object;
};

/**
 * Saves one part of a resume in one statement that compares and sets, so that of two saves based on
 * the same edition one wins. A stale save that says what is stored already has succeeded before and
 * its answer was lost: it is answered as that answer was.
 */
async function savePart<Current>(
  db: Db,
  { owner, resumeId, basedOn, now }: Save,
  revision: RevisionName,
  part: Part<Current>,
): Promise<Saved<Current>> {
  const column = resumes[revision];
  const theirs = owned(owner, resumeId);
  const based: SQL | undefined = basedOn === undefined ? undefined : eq(column, basedOn);
  const [saved] = await db
    .update(resumes)
    .set({ ...part.set, [revision]: sql`${column} + 1`, editedAt: now })
    .where(and(theirs, based))
    .returning({ revision: column });
  if (saved) return { outcome: 'saved', revision: saved.revision };

  const [stored] = await db.select().from(resumes).where(theirs);
  if (!stored) return { outcome: 'absent' };
  const current = part.read(stored);
  const says = { ...current, ...withoutUndefined(part.changes) };
  return isDeepStrictEqual(says, current)
    ? { outcome: 'saved', revision: stored[revision] }
    : { outcome: 'stale', revision: stored[revision], current };
}

function withoutUndefined(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

import {
  type EntryId,
  type EntryKind,
  PAPER_SECTIONS,
  type PaperSection,
  type ResumeId,
} from '@shortlist/resume';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import type { parts } from '#db/document-schema.ts';
import { type EntryContent, entries, entryOrders, resumes } from '#db/schema.ts';
import type { Save } from '../saved.ts';
import { entryIdOf, isLegacyKind, legacyEntry, type StoredPart } from './stored-part.ts';

type Resume = typeof resumes.$inferInsert;
type Mirrored = { position?: number };
type PartRow = StoredPart & Pick<typeof parts.$inferSelect, 'document' | 'madeAt' | 'position'>;

/**
 * Writes a part to the tables that servers of the release before read, with the same revision, and the moment of the save
 * to the resume. They know nothing of other kinds of part, which are passed over. Gives the position of an entry.
 */
export async function mirrorPart(db: Db, save: Save, part: StoredPart): Promise<Mirrored> {
  const columns = columnsOf(part);
  await db
    .update(resumes)
    .set({ ...columns, editedAt: save.now })
    .where(eq(resumes.id, save.resumeId));
  await mirrorOrder(db, save, part);
  return isLegacyEntry(part) ? mirrorEntry(db, save, part) : {};
}

/** Writes the entries and orders of a new document to those tables; the row of `resumes` is there already. */
export async function mirrorCopies(db: Db, copies: readonly PartRow[]): Promise<void> {
  const ofEntries = copies.filter(isLegacyEntry).map(toEntryRow);
  if (ofEntries.length > 0) await db.insert(entries).values(ofEntries);
  const ofOrders = copies.flatMap((part) => toOrderRow(part.document, part) ?? []);
  if (ofOrders.length > 0) await db.insert(entryOrders).values(ofOrders);
}

/** Removes an entry from the table that servers of the release before read. */
export async function unmirrorPart(db: Db, save: Save, part: StoredPart): Promise<void> {
  if (isLegacyEntry(part)) await db.delete(entries).where(eq(entries.id, entryIdOf(part)));
  await db.update(resumes).set({ editedAt: save.now }).where(eq(resumes.id, save.resumeId));
}

/** Writes only the uses of AI Write that are left, which are no change of the entry. */
export async function mirrorUses(db: Db, part: StoredPart): Promise<void> {
  if (!isLegacyEntry(part)) return;
  await db
    .update(entries)
    .set({ content: legacyEntry(part) as EntryContent })
    .where(eq(entries.id, entryIdOf(part)));
}

const isLegacyEntry = <P extends StoredPart>(part: P): part is P & { kind: EntryKind } =>
  isLegacyKind(part.kind);

function toEntryRow(part: PartRow & { kind: EntryKind }) {
  const { document: resumeId, kind, clientId, revision, madeAt, position } = part;
  const content = legacyEntry(part) as EntryContent;
  return { id: entryIdOf(part), resumeId, kind, clientId, content, revision, madeAt, position };
}

// What the contents are of these kinds is known; the column of all parts forgets it.
function columnsOf({ kind, content, revision }: StoredPart): Partial<Resume> {
  if (kind === 'contact') {
    return { contact: content as Resume['contact'], contactRevision: revision };
  }
  if (kind === 'summary') return { summary: content.text as string, summaryRevision: revision };
  if (kind === 'skills') return { skills: content.text as string, skillsRevision: revision };
  if (kind === 'section_order') {
    const sectionOrder = (content.ids as PaperSection[]).filter((id) =>
      PAPER_SECTIONS.includes(id),
    );
    return { sectionOrder, sectionOrderRevision: revision };
  }
  return {};
}

/** The row of an order of entries; undefined for another part, and for kinds that those servers do not know. */
function toOrderRow(resumeId: ResumeId, { key, kind, content, revision }: StoredPart) {
  const ofKind = key.slice('order:'.length);
  if (kind !== 'order' || !isLegacyKind(ofKind)) return undefined;
  return { resumeId, kind: ofKind, ids: content.ids as EntryId[], revision };
}

async function mirrorOrder(db: Db, { resumeId }: Save, part: StoredPart) {
  const row = toOrderRow(resumeId, part);
  if (!row) return;
  const { ids, revision } = row;
  await db
    .insert(entryOrders)
    .values(row)
    .onConflictDoUpdate({
      target: [entryOrders.resumeId, entryOrders.kind],
      set: { ids, revision },
    });
}

async function mirrorEntry(
  db: Db,
  { resumeId, now }: Save,
  part: StoredPart & { kind: EntryKind },
): Promise<Mirrored> {
  const { kind, clientId, revision } = part;
  const content = legacyEntry(part) as EntryContent;
  const [mirrored] = await db
    .insert(entries)
    .values({ id: entryIdOf(part), resumeId, kind, clientId, content, revision, madeAt: now })
    .onConflictDoUpdate({ target: entries.id, set: { content, revision } })
    .returning({ position: entries.position });
  return mirrored ?? {};
}

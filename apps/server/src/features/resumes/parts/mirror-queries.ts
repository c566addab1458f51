import type { EntryId, EntryKind, ResumeId } from '@shortlist/resume';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import type { parts } from '#db/schema/document-schema.ts';
import { type EntryContent, entries, entryOrders } from '#db/schema/schema.ts';
import { entryIdOf, isLegacyKind, legacyEntry, type StoredPart } from './stored-part.ts';

type PartRow = StoredPart & Pick<typeof parts.$inferSelect, 'document' | 'madeAt' | 'position'>;

/** Writes the entries and orders of a new document to those tables; the row of `resumes` is there already. */
export async function mirrorCopies(db: Db, copies: readonly PartRow[]): Promise<void> {
  const ofEntries = copies.filter(isLegacyEntry).map(toEntryRow);
  if (ofEntries.length > 0) await db.insert(entries).values(ofEntries);
  const ofOrders = copies.flatMap((part) => toOrderRow(part.document, part) ?? []);
  if (ofOrders.length > 0) await db.insert(entryOrders).values(ofOrders);
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

/** The row of an order of entries; undefined for another part, and for kinds that those servers do not know. */
function toOrderRow(resumeId: ResumeId, { key, kind, content, revision }: StoredPart) {
  const ofKind = key.slice('order:'.length);
  if (kind !== 'order' || !isLegacyKind(ofKind)) return undefined;
  return { resumeId, kind: ofKind, ids: content.ids as EntryId[], revision };
}

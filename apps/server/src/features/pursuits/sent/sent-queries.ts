import { buffer } from 'node:stream/consumers';
import { PURSUIT, type ResumeId } from '@shortlist/model';
import { NO_PARTS } from '@shortlist/model/pursuit';
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import { pursuitSent } from '#db/schema/pursuit-schema.ts';
import { attachFiles, detachFiles, giveUpFiles, listFiles } from '#files/file-queries.ts';
import type { FileStore } from '#files/file-store.ts';
import { unwrapSave } from '../../documents/outcome.ts';
import { lockOwner, owned } from '../../documents/owned-queries.ts';
import { lockDocument } from '../../documents/parts/part-queries.ts';
import { saveSentPart } from '../../documents/parts/part-saver.ts';
import type { Save } from '../../documents/saved.ts';

/** The kind of record that files which were sent belong to. */
export const RECORD = 'sent';

const { snapshot, letterSnapshot, posting, clientId, isInResume, isInLetter, ...SHOWN } =
  getTableColumns(pursuitSent);

type OfOwner = { owner: UserId; application: ResumeId };

/** Lists sendings for an owner's application, the newest first, with the files; one sending where one is named. */
export async function listSent(
  db: Db,
  { owner, application }: OfOwner,
  which: { id?: string | undefined; clientId?: string } = {},
) {
  const sent = await db
    .select(SHOWN)
    .from(pursuitSent)
    .innerJoin(documents, eq(documents.id, pursuitSent.document))
    .where(
      and(
        owned(owner, application),
        which.id === undefined ? undefined : eq(pursuitSent.id, which.id),
        which.clientId === undefined ? undefined : eq(pursuitSent.clientId, which.clientId),
      ),
    )
    .orderBy(desc(pursuitSent.at), pursuitSent.id);
  const ids = sent.map(({ id }) => id);
  const kept = await listFiles(db, RECORD, ids);
  return sent.map((each) => ({ ...each, files: kept.filter((file) => file.recordId === each.id) }));
}

/** Checks whether an owner has an application. */
export const hasApplication = async (db: Db, { owner, application }: OfOwner): Promise<boolean> =>
  (await db.$count(documents, and(owned(owner, application), eq(documents.kind, PURSUIT.kind)))) >
  0;

export type FoundSent = Awaited<ReturnType<typeof listSent>>[number];

/** Finds the content of a sending's resume; undefined where the owner has no such sending. */
export async function findSnapshot(db: Db, { owner, application }: OfOwner, id: string) {
  const [found] = await db
    .select({ snapshot })
    .from(pursuitSent)
    .innerJoin(documents, eq(documents.id, pursuitSent.document))
    .where(and(owned(owner, application), eq(pursuitSent.id, id)));
  return found?.snapshot;
}

/** Reads all that is kept of what was sent for an application. */
export async function readSent(db: Db, document: ResumeId) {
  const sent = await db
    .select({ ...SHOWN, posting, snapshot, letterSnapshot })
    .from(pursuitSent)
    .where(eq(pursuitSent.document, document))
    .orderBy(pursuitSent.at, pursuitSent.id);
  const ids = sent.map(({ id }) => id);
  const kept = await listFiles(db, RECORD, ids);
  return sent.map(({ document: _, ...each }) => ({
    ...each,
    files: kept
      .filter(({ recordId }) => recordId === each.id)
      .map(({ kind, name, size, digest }) => ({ kind, name, size, digest })),
  }));
}

/** Reads the files of sendings to the byte, in base64; null where the store has one no more. */
export async function* readSentFiles(
  { db, store }: { db: Db; store: FileStore },
  ids: readonly string[],
): AsyncGenerator<object> {
  for (const { recordId, kind, name, key } of await listFiles(db, RECORD, ids)) {
    const stream = await store.get(key);
    const bytes = stream ? (await buffer(stream)).toString('base64') : null;
    yield { sent_id: recordId, file: { kind, name, bytes } };
  }
}

type NewSent = Omit<typeof pursuitSent.$inferInsert, 'document' | 'at'>;

type Keeping = {
  sent: NewSent;
  /** Names of its files in the store. */
  keys: readonly string[];
  /** Most bytes of what was sent that the owner may keep. */
  mostBytes: number;
  /** Day of the application, by the person's clock. */
  day: string;
};

/**
 * Keeps what was sent with its files, and has an application that was saved be applied: all of it or nothing. `there` where this sending is kept
 * already, `absent` where the owner has no such application, `full` where all would be more than may be kept.
 */
export const keepSent = (
  db: Db,
  save: Omit<Save, 'kinds' | 'basedOn'>,
  { sent, keys, mostBytes, day }: Keeping,
): Promise<'stored' | 'there' | 'absent' | 'full'> =>
  db.transaction(async (transaction) => {
    const { owner, resumeId: document, now } = save;
    // One at a time for an owner, so that no two fit into the same room.
    await lockOwner(transaction, owner);
    const locked = await lockDocument(transaction, owner, document);
    if (locked?.kind !== PURSUIT.kind) return 'absent';
    const isIt = and(eq(pursuitSent.document, document), eq(clientId, sent.clientId));
    if ((await transaction.$count(pursuitSent, isIt)) > 0) return 'there';
    if ((await sumOfSent(transaction, owner)) + sent.bytes > mostBytes) return 'full';

    await transaction.insert(pursuitSent).values({ ...sent, document, at: now });
    await attachFiles(transaction, { kind: RECORD, id: sent.id }, keys);
    await save.room.countGrowth(transaction, sent.bytes);
    await markApplied(transaction, save, day);
    return 'stored';
  });

/** Adds up the bytes of what an owner keeps of what was sent. */
async function sumOfSent(db: Db, owner: UserId): Promise<number> {
  const [found] = await db
    .select({ bytes: sql`coalesce(sum(${pursuitSent.bytes}), 0)`.mapWith(Number) })
    .from(pursuitSent)
    .innerJoin(documents, eq(documents.id, pursuitSent.document))
    .where(eq(documents.owner, owner));
  return found?.bytes ?? 0;
}

/** Has an application that was saved be applied since a day; any other is only as if written to. The document is locked. */
async function markApplied(db: Db, save: Omit<Save, 'kinds' | 'basedOn'>, day: string) {
  const { resumeId: document, now } = save;
  const stored = await db
    .select({ key: parts.key, schema: parts.schema, content: parts.content })
    .from(parts)
    .where(and(eq(parts.document, document), eq(parts.key, 'state'), isNull(parts.deletedAt)));
  const { state } = PURSUIT.readParts(stored, save.forms.sections);
  if (state.meaning !== 'saved') {
    await db.update(documents).set({ editedAt: now }).where(eq(documents.id, document));
    return;
  }
  const since = day || now.toISOString().slice(0, 10);
  const content = { ...NO_PARTS.state, meaning: 'applied', since };
  const of = { ...save, kinds: [PURSUIT.kind], basedOn: undefined };
  unwrapSave(await saveSentPart(db, of, { key: 'state', content }), (current) => current);
}

/** Most files whose sendings are gone that are removed at one time; what is left over goes an hour later. */
const MOST_AT_ONCE = 1000;

/** Removes the files of sendings that went with their application, whatever removed that. Everybody's. */
export async function removeFilesOfGone(db: Db, store: FileStore): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct record_id as id from files where record_kind = ${RECORD}
      and not exists (select from pursuit_sent where id::text = record_id) limit ${MOST_AT_ONCE}`);
  const keys = await detachFiles(
    db,
    RECORD,
    rows.map(({ id }) => id),
  );
  await giveUpFiles(db, store, keys);
}

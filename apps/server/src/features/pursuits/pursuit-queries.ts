import type { ListedPursuit } from '@shortlist/contracts';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents } from '#db/schema/document-schema.ts';
import { pursuitEvents, pursuits } from '#db/schema/pursuit-schema.ts';
import type { FileStore } from '#files/file-store.ts';
import { kept } from '../documents/owned-queries.ts';
import { readSent, readSentFiles } from './sent/sent-queries.ts';

/** Events of an application, the oldest first: each with the day that the person named, or else its moment. */
const EVENTS = sql<ListedPursuit['events']>`(select coalesce(json_agg(json_build_object(
    'at', case when since <> '' then since else to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end,
    'meaning', meaning, 'round', round, 'stage', stage) order by revision), '[]')
  from pursuit_events where pursuit_events.document = ${documents.id})`;

const TAILORED = sql<
  boolean | null
>`(select is_tailored from pursuit_sent where pursuit_sent.document = ${documents.id}
  order by at desc, id limit 1)`;

/** A page of an owner's applications, last edited first, and where the next one begins. One query. */
export async function listPursuits(
  db: Db,
  owner: UserId,
  { after, most }: { after: string; most: number },
) {
  const found = await db
    .select({
      ...getTableColumns(pursuits),
      made: documents.createdAt,
      edited: documents.editedAt,
      events: EVENTS,
      tailored: TAILORED,
    })
    .from(documents)
    .innerJoin(pursuits, eq(pursuits.document, documents.id))
    .where(and(kept(owner), isAfter(after)))
    .orderBy(desc(documents.editedAt), desc(documents.id))
    .limit(most + 1);
  const page = found.slice(0, most);
  const last = page.at(-1);
  const next =
    found.length > page.length && last ? `${last.edited.getTime()}.${last.document}` : null;
  return { page, next };
}

export type FoundPursuit = Awaited<ReturnType<typeof listPursuits>>['page'][number];

const CURSOR = /^(\d{1,13})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** Holds for what the list has after a page. What is no end of a page begins the list. */
function isAfter(after: string) {
  const [, moment, id] = CURSOR.exec(after) ?? [];
  if (moment === undefined) return undefined;
  const edited = new Date(Number(moment)).toISOString();
  return sql`(${documents.editedAt}, ${documents.id}) < (${edited}::timestamptz, ${id}::uuid)`;
}

/** Reads the events of an owner's applications and what was sent, application by application, each followed by the files; of deleted ones too. */
export async function* readPursuits(
  db: Db,
  owner: UserId,
  store: FileStore,
): AsyncGenerator<object> {
  const found = await db
    .select({ document: pursuits.document })
    .from(pursuits)
    .innerJoin(documents, eq(documents.id, pursuits.document))
    .where(eq(documents.owner, owner))
    .orderBy(asc(documents.createdAt), documents.id);
  for (const { document } of found) {
    const { document: _, ...event } = getTableColumns(pursuitEvents);
    const events = await db
      .select(event)
      .from(pursuitEvents)
      .where(eq(pursuitEvents.document, document))
      .orderBy(pursuitEvents.revision);
    const sent = await readSent(db, document);
    yield { application_id: document, events, sent };
    yield* readSentFiles(
      { db, store },
      sent.map(({ id }) => id),
    );
  }
}

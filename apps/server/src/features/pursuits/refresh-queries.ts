import { PURSUIT, type ResumeId } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/db.ts';
import { documents, parts } from '#db/schema/document-schema.ts';
import { pursuitEvents, pursuits } from '#db/schema/pursuit-schema.ts';
import type { Written } from '../server-feature.ts';
import { describePursuit, KEYS, type NewEvent, type Stored } from './flat-row.ts';

/** Most events of an application. A person makes ten of them. */
export const MOST_EVENTS = 200;

/** Writes the row of an application, its title, and the event of its state where that has changed. */
export const WRITTEN: Written = {
  kind: PURSUIT.kind,
  keys: KEYS,
  async refresh(db, { document, now }) {
    const { name, events, ...stored } = await readStored(db, document);
    const { row, event } = describePursuit(stored, now);
    await db
      .insert(pursuits)
      .values({ document, ...row })
      .onConflictDoUpdate({ target: pursuits.document, set: row });
    if (event) await writeEvent(db, document, event);
    const isNew = event && event.revision !== stored.last?.revision;
    if (isNew && events >= MOST_EVENTS) await dropOldEvents(db, document);
    const title = pursuitTitle(row);
    if (title !== name) await db.update(documents).set({ title }).where(eq(documents.id, document));
    return title;
  },
};

/** Writes an event over the one of its revision, which keeps its own moment. */
async function writeEvent(db: Db, document: ResumeId, event: NewEvent): Promise<void> {
  const { round, stage, since } = event;
  await db
    .insert(pursuitEvents)
    .values({ document, ...event })
    .onConflictDoUpdate({
      target: [pursuitEvents.document, pursuitEvents.revision],
      set: { round, stage, since },
    });
}

/** Drops the oldest events that are too many: none that is the first of its meaning, by which figures count, or the last. */
const dropOldEvents = (db: Db, document: ResumeId) =>
  db.execute(sql`
    delete from pursuit_events where document = ${document} and revision in (
      select revision from (
        select revision, row_number() over (partition by meaning order by revision) as nth
        from pursuit_events where document = ${document}) events
      where nth > 1 order by revision limit greatest(0, (select count(*) from pursuit_events where document = ${document}) - ${MOST_EVENTS}))`);

type Read = Stored & { name: string; events: number };

/** Reads what an application is refreshed from: its parts, its title, its last event and how many there are. */
async function readStored(db: Db, document: ResumeId): Promise<Read> {
  const { rows } = await db.execute<Read>(sql`
    select title as name, (select count(*)::int from pursuit_events where document = documents.id) as events,
      (select coalesce(json_object_agg(key, json_build_object('content', content, 'revision', revision)), '{}')
        from parts where document = documents.id and deleted_at is null and ${inArray(parts.key, KEYS)}) as parts,
      (select json_build_object('revision', revision, 'meaning', meaning, 'round', round, 'stage', stage, 'since', since)
        from pursuit_events where document = documents.id order by revision desc limit 1) as last
    from documents where id = ${document}`);
  const [found] = rows;
  if (!found) throw new Error('A locked document is there.');
  return found;
}

import { PAGE_SIZE } from '@shortlist/contracts';
import { aliasedTable, and, desc, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '#db/db.ts';
import { users } from '#db/schema/schema.ts';
import { adminActions, auditEvents } from '#db/schema/site-schema.ts';
import { comesAfter, cutPage } from '../page-queries.ts';

export type NewAction = typeof adminActions.$inferInsert;
type NewEvent = typeof auditEvents.$inferInsert;

/** Adds to the audit trail; within the transaction of what was done, so that there is neither without the other. */
export async function recordAction(db: Db, action: NewAction): Promise<void> {
  await db.insert(adminActions).values(action);
}

/** A page of the audit trail, the newest first, with the addresses of the accounts that are still there. */
export async function listActions(db: Db, after: string) {
  const found = await unionAll(selectActions(db, after), selectEvents(db, after))
    .orderBy(desc(sql`at`), desc(sql`id`))
    .limit(PAGE_SIZE + 1);
  return cutPage(found, ({ at }) => at);
}

/** Selects what was done to inquiries and applications as such. */
function selectActions(db: Db, after: string) {
  const { id, at, actor, action, kind, count, months } = adminActions;
  return db
    .select({
      ...{ id, at, actor, email: users.email, count, months },
      action: sql<NewAction['action'] | NewEvent['action']>`${action}`.as('action'),
      kind: sql<NewAction['kind'] | NewEvent['kind']>`${kind}`.as('kind'),
      subject: sql<string | null>`null::text`.as('subject'),
    })
    .from(adminActions)
    .leftJoin(users, eq(users.id, actor))
    .where(comesAfter([at, id], after));
}

const concerned = aliasedTable(users, 'concerned');

/** Selects what was done to accounts, jobs and files. Of an account the address is shown, as long as there is one. */
function selectEvents(db: Db, after: string) {
  const { id, at, actor, action, kind, subject } = auditEvents;
  const shown = sql`case when ${kind} = 'account' then ${concerned.email} else ${subject} end`;
  return db
    .select({
      ...{ id, at, actor, email: users.email },
      count: sql<number>`1`.mapWith(Number).as('count'),
      months: sql<number | null>`null::integer`.as('months'),
      action: sql<NewAction['action'] | NewEvent['action']>`${action}`.as('action'),
      kind: sql<NewAction['kind'] | NewEvent['kind']>`${kind}`.as('kind'),
      subject: sql<string | null>`${shown}`.as('subject'),
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, actor))
    .leftJoin(concerned, and(eq(kind, 'account'), sql`${concerned.id} = ${subject}`))
    .where(comesAfter([at, id], after));
}

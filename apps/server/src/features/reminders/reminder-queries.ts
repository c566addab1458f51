import type { Reminders } from '@shortlist/contracts';
import { PURSUIT, type Sections } from '@shortlist/model';
import { addDays, type DueApplication } from '@shortlist/tracking';
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, UserId } from '#db/db.ts';
import { documents, type PartContent } from '#db/schema/document-schema.ts';
import { pursuits } from '#db/schema/pursuit-schema.ts';
import { reminders } from '#db/schema/reminder-schema.ts';
import { users } from '#db/schema/schema.ts';

/** Of an account that never chose any. */
const NONE: Reminders = { on: false, hour: 8, zone: '' };

/** Finds the reminders of an account, and whether its address is confirmed. */
export async function findReminders(db: Db, owner: UserId) {
  const [found] = await db
    .select({
      isVerified: users.emailVerified,
      chosen: { on: reminders.isOn, hour: reminders.hour, zone: reminders.zone },
    })
    .from(users)
    .leftJoin(reminders, eq(reminders.owner, users.id))
    .where(eq(users.id, owner));
  return found && { isVerified: found.isVerified, reminders: found.chosen ?? NONE };
}

/** Sets the reminders of an account. The days up to `settledOn` are settled, and whatever was before stays so. */
export async function setReminders(
  db: Db,
  owner: UserId,
  { on: isOn, hour, zone, settledOn }: Reminders & { settledOn: string },
): Promise<void> {
  const chosen = { isOn, hour, zone };
  await db
    .insert(reminders)
    .values({ owner, ...chosen, settledOn })
    .onConflictDoUpdate({
      target: reminders.owner,
      set: { ...chosen, settledOn: sql`greatest(${reminders.settledOn}, excluded.settled_on)` },
    });
}

export const endReminders = (db: Db, owner: UserId) =>
  db.update(reminders).set({ isOn: false }).where(eq(reminders.owner, owner));

/** Lists the zones in which somebody has reminders. */
export async function listZones(db: Db): Promise<string[]> {
  const found = await db
    .selectDistinct({ zone: reminders.zone })
    .from(reminders)
    .where(eq(reminders.isOn, true));
  return found.map(({ zone }) => zone);
}

/** Day and hour by the clock of a zone. A day after `latest` was settled by a clock that has been set back since. */
export type ZoneTime = { zone: string; day: string; hour: number; latest: string };

const HOUR_MS = 3_600_000;

/**
 * Claims at most `most` of those whose hour has come and whose day is not settled, and settles the day, in one statement: no other server gets
 * them. Those whose last day is longest ago come first.
 */
export async function claimDue(
  db: Db,
  { times, now, most }: { times: readonly ZoneTime[]; now: Date; most: number },
) {
  const { rows } = await db.execute<{
    owner: UserId;
    name: string;
    email: string;
    zone: string;
    day: string;
  }>(sql`
    with clocks as (
      select * from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
        as clock(zone text, day text, hour int, latest text)),
    due as (
      select reminders.owner, clocks.day, users.name, users.email
      from reminders join clocks using (zone) join users on users.id = reminders.owner
      where is_on and users.email_verified and reminders.hour <= clocks.hour
        and (settled_on < clocks.day or settled_on > clocks.latest)
        and (not_before is null or not_before <= ${now.toISOString()}::timestamptz
          or not_before > ${inAnHour(now).toISOString()}::timestamptz)
      order by settled_on, reminders.owner limit ${most}
      for update of reminders skip locked)
    update reminders set settled_on = due.day, not_before = null
    from due where reminders.owner = due.owner
    returning reminders.owner, reminders.zone, due.day, due.name, due.email`);
  return rows;
}

export type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

const inAnHour = (now: Date) => new Date(now.getTime() + HOUR_MS);

/** Gives a day back that was claimed, for another try in an hour. */
export async function giveBack(db: Db, { owner, day }: Claimed, now: Date): Promise<void> {
  await db
    .update(reminders)
    .set({ settledOn: '', notBefore: inAnHour(now) })
    .where(and(eq(reminders.owner, owner), eq(reminders.settledOn, day)));
}

/** Days by which clocks of two zones may differ. */
const APART = 2;

type Part = { key: string; schema: number; content: PartContent };

/** Interviews on days near a day, by whatever clock. */
const interviewsNear = (day: string): SQL<Part[] | null> => sql`(
  select json_agg(json_build_object('key', key, 'schema', schema, 'content', content - 'note') order by made_at, key)
  from parts where parts.document = ${documents.id} and deleted_at is null and kind = 'interview'
    and content->>'when' >= ${addDays(day, -APART)} and content->>'when' < ${addDays(day, APART + 1)})`;

/** Days before the last day to apply from which an application is looked at. */
const AHEAD = 7;

/** Lists an owner's applications of which something may be due about a day; none that is closed or deleted. */
export async function listNear(
  db: Db,
  owner: UserId,
  { day, sections }: { day: string; sections: Sections },
): Promise<DueApplication[]> {
  const interviews = interviewsNear(day);
  const isNear = sql`(
    (${pursuits.nextDue} <> '' and ${pursuits.nextDue} <= ${day})
    or (${pursuits.lastDay} >= ${day} and ${pursuits.lastDay} <= ${addDays(day, AHEAD)})
    or ${interviews} is not null)`;
  const found = await db
    .select({
      company: pursuits.company,
      title: pursuits.title,
      meaning: pursuits.meaning,
      what: pursuits.nextWhat,
      due: pursuits.nextDue,
      last_day: pursuits.lastDay,
      interviews,
    })
    .from(pursuits)
    .innerJoin(documents, eq(documents.id, pursuits.document))
    .where(
      and(
        eq(documents.owner, owner),
        isNull(documents.deletedAt),
        ne(pursuits.meaning, 'closed'),
        isNear,
      ),
    );
  return found.map(({ what, due, interviews: parts, ...application }) => ({
    ...application,
    next: { what, due },
    interviews: PURSUIT.readParts(parts ?? [], sections).interview,
  }));
}

/** Reads the reminders of an account, for its archive. */
export async function* readReminders(db: Db, owner: UserId): AsyncGenerator<object> {
  const found = await db.select().from(reminders).where(eq(reminders.owner, owner));
  for (const { owner: _, ...chosen } of found) yield chosen;
}

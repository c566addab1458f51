import { addDays, listDue, localTime } from '@shortlist/tracking';
import type { Db } from '#db/db.ts';
import type { Server } from '../server-feature.ts';
import { endTokenOf } from './end-token.ts';
import { reminderMail } from './reminder-mail.ts';
import {
  type Claimed,
  claimDue,
  giveBack,
  listNear,
  listZones,
  type ZoneTime,
} from './reminder-queries.ts';

export type Reminding = Pick<Server, 'mailer' | 'now' | 'origin' | 'sections' | 'log'> & {
  db: Db;
  secret: string;
};

/** Bounds of a run on one server: people in all, and those whose mails are on their way at a time. */
const MOST = 1_000;
const AT_ONCE = 10;

/**
 * Sends what is due today to those whose hour has come, once a local day, and nothing where nothing is. A mail that fails is tried again in an
 * hour; a run in which a whole batch failed ends. Whoever is left over goes with the next run.
 */
export async function sendReminders(parts: Reminding, signal?: AbortSignal): Promise<void> {
  const zones = await listZones(parts.db);
  for (let done = 0; done < MOST && zones.length > 0 && !signal?.aborted; done += AT_ONCE) {
    const now = parts.now();
    const times = zones.flatMap((zone) => timeIn(zone, now));
    const claimed = await claimDue(parts.db, { times, now, most: AT_ONCE });
    const reminded = await Promise.all(claimed.map((each) => remind(parts, each)));
    if (!reminded.includes(true)) return;
  }
}

/** Reads the clock of a zone; nothing for one that this release does not know. */
function timeIn(zone: string, now: Date): ZoneTime[] {
  try {
    const local = localTime(now, zone);
    const day = local.slice(0, 10);
    return [{ zone, day, hour: Number(local.slice(11, 13)), latest: addDays(day, 2) }];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Sends one person what is due; false where that failed. Whatever fails gives the day back. */
async function remind(parts: Reminding, claimed: Claimed): Promise<boolean> {
  const { db, mailer, log, now } = parts;
  try {
    const mail = await writeMail(parts, claimed);
    if (!mail || (await mailer.send(mail)) !== 'failed') return true;
  } catch (error) {
    log.error({ err: error }, 'a reminder could not be written');
  }
  await giveBack(db, claimed, now());
  return false;
}

async function writeMail({ db, sections, secret, origin }: Reminding, claimed: Claimed) {
  const { owner, day, zone } = claimed;
  const near = await listNear(db, owner, { day, sections });
  const due = listDue(near, { day, zone });
  const endToken = endTokenOf(owner, secret);
  return due.length === 0
    ? undefined
    : reminderMail({ to: claimed, due, day, origin: origin(), endToken });
}

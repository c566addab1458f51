import { mkdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { BackupState } from '@shortlist/contracts';
import type { FastifyBaseLogger } from 'fastify';
import {
  isScheduled,
  listBackups,
  removeOldBackups,
  scheduledName,
  tidyBackups,
} from '#backup/backup-folder.ts';
import type { BackupAnswer, BackupProblem } from '#backup/backup-order.ts';
import { findLastBackup, markBackup } from '#backup/last-backup.ts';
import { BACKUP_PRIORITY, orderBackup } from '#backup/order-backup.ts';
import { findKeptSecret } from '#config/keep-secret.ts';
import type { Database } from '#db/database.ts';
import type { Db } from '#db/db.ts';
import type { ServerConfig } from '../server-feature.ts';
import { findRecorded, recordBackup, whileAlone } from './backup-queries.ts';

const HOUR_MS = 3_600_000;
/** A server that has just started has other things to do. */
const SETTLE_MS = 600_000;

type ScheduleConfig = Pick<
  ServerConfig,
  | 'dataDir'
  | 'databaseUrl'
  | 's3Url'
  | 'sessionSecret'
  | 'backupDir'
  | 'backupEveryH'
  | 'backupKeep'
>;

type Parts = {
  config: ScheduleConfig;
  database: Database;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  now: () => Date;
  /** Time from the start to the first backup, in ms. */
  settleMs?: number;
  /** Niceness of the process that makes them. */
  priority?: number;
};

/**
 * The backups that a server makes by itself, one in each interval whichever server of the database makes it. `look` removes
 * what a kill has left and makes one where it is due, and never throws; `state` says how they are.
 */
export function createScheduledBackups({
  config,
  database,
  log,
  now,
  settleMs = SETTLE_MS,
  priority = BACKUP_PRIORITY,
}: Parts) {
  const { dataDir, backupDir, backupEveryH, backupKeep } = config;
  const everyMs = backupEveryH * HOUR_MS;
  let notBefore = later(now(), settleMs);
  let problem: BackupProblem | null = null;

  /** A moment that lies ahead by more than that is of a clock that was set back since. */
  const isWithin = (ms: number, moment: Date) => Math.abs(now().getTime() - moment.getTime()) < ms;

  async function lookAlone(db: Db, signal: AbortSignal): Promise<BackupAnswer | undefined> {
    await tidyBackups(backupDir);
    if (now() < notBefore) return undefined;
    const newest = await findRecorded(db);
    if (newest && isWithin(everyMs, newest.madeAt)) return undefined;
    return make(db, signal);
  }

  async function make(db: Db, signal: AbortSignal): Promise<BackupAnswer> {
    const madeAt = now();
    const folder = join(backupDir, scheduledName(madeAt));
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    const before = (await listBackups(backupDir)).find(isScheduled);
    const order = {
      ...{ config: withoutKeptSecret(config), folder, now: madeAt.toISOString() },
      linkFrom: before && join(backupDir, before.name),
    };
    const answer = await orderBackup(order, signal, priority);
    if (answer.outcome === 'made') {
      await recordBackup(db, { madeAt, place: `${hostname()}:${backupDir}` });
      await removeOldBackups(backupDir, backupKeep).catch(reportOld(log));
    }
    await tidyBackups(backupDir); // Of one that was killed.
    return answer;
  }

  function report(answer: BackupAnswer): void {
    if (answer.outcome === 'made') {
      problem = null;
      log.info({ code: 'backup_made' }, 'a backup was made');
      return;
    }
    reportFailure(answer.outcome, { reason: answer.reason });
  }

  function reportFailure(what: BackupProblem, why: object): void {
    problem = what;
    notBefore = later(now(), HOUR_MS);
    log.error({ code: 'backup_failed', ...why }, 'no backup could be made; tried again in an hour');
  }

  /** Has this server know of one that another made. */
  async function noteRecorded(): Promise<void> {
    const recorded = await findRecorded(database.db);
    const last = await findLastBackup(dataDir);
    if (recorded && (!last || last < recorded.madeAt)) await markBackup(dataDir, recorded.madeAt);
  }

  async function look(signal: AbortSignal): Promise<void> {
    try {
      const answer = await whileAlone(database, (db) => lookAlone(db, signal));
      if (signal.aborted) return;
      if (answer) report(answer);
      await noteRecorded();
    } catch (err) {
      if (!signal.aborted) reportFailure('failed', { err });
    }
  }

  async function state(): Promise<BackupState> {
    const recorded = await findRecorded(database.db);
    const since = recorded?.madeAt ?? (await stat(dataDir)).birthtime;
    return {
      everyH: backupEveryH,
      isOld: backupEveryH > 0 && !isWithin(2 * everyMs, since),
      problem,
      newest: recorded ? { madeAt: recorded.madeAt.toISOString(), place: recorded.place } : null,
      kept: (await listBackups(backupDir)).map(({ name, madeAt, bytes }) => ({
        ...{ name, bytes, madeAt: madeAt.toISOString() },
      })),
    };
  }

  return { look, state };
}

/** Old ones that stay are no reason to make another. */
const reportOld = (log: Parts['log']) => (err: unknown) =>
  log.error({ code: 'old_backups_stay', err }, 'old backups could not be removed');

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Leaves the secret out that lies in `DATA_DIR`: such a one is in the backup. */
function withoutKeptSecret({ dataDir, databaseUrl, s3Url, sessionSecret }: ScheduleConfig) {
  const isKept = findKeptSecret(dataDir) === sessionSecret;
  return { dataDir, databaseUrl, s3Url, sessionSecret: isKept ? undefined : sessionSecret };
}

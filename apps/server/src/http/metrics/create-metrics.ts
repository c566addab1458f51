import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#db/database.ts';
import type { UnderWay } from '../connection/shed-overload.ts';
import { measureFolder } from './measure-folder.ts';

/** Seconds; most calls take a few thousandths. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts that the server keeps of itself, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

type Measured = {
  database: Database;
  underWay: UnderWay;
  countWaitingMails: () => Promise<number>;
  dataDir: string;
  backupDir: string;
  findLastBackup: (dataDir: string) => Promise<Date | undefined>;
};

/** Counters of one server. Gauges look when they are read. */
export function createMetrics(measured: Measured) {
  const { database, underWay, countWaitingMails } = measured;
  const registry = new Registry();
  const registers = [registry];
  measureFolder(registry, measured);
  new Gauge({
    name: 'shortlist_requests_under_way',
    help: 'Requests that are being worked on now',
    registers,
    collect() {
      this.set(underWay.count);
    },
  });
  new Gauge({
    name: 'shortlist_database_connections',
    help: 'Connections to PostgreSQL by what they do, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {}))
        this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'shortlist_mails_waiting',
    help: 'Mails that have not been handed over yet',
    registers,
    async collect() {
      const waiting = await countWaitingMails().catch(() => undefined);
      if (waiting !== undefined) this.set(waiting);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'shortlist_http_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    saves: countOutcomes(registry, ['saved', 'conflict', 'refused'], {
      name: 'shortlist_saves_total',
      help: 'Saves of parts of resumes: saved, in conflict with a newer one, or refused',
    }),
    uploads: new Counter({
      name: 'shortlist_upload_bytes_total',
      help: 'Bytes of uploaded files that were taken',
      registers,
    }),
    mails: countOutcomes(registry, ['sent', 'refused', 'failed'], {
      name: 'shortlist_mail_tries_total',
      help: 'Tries to hand over a mail: sent, refused for good, or failed',
    }),
  };
}

/** Makes a counter whose series are all there from the start: in one that begins with its first count Prometheus finds no growth. */
function countOutcomes(
  registry: Registry,
  outcomes: readonly string[],
  about: { name: string; help: string },
): Counter<'outcome'> {
  const counter = new Counter({ ...about, labelNames: ['outcome'], registers: [registry] });
  for (const outcome of outcomes) counter.inc({ outcome }, 0);
  return counter;
}

import pg from 'pg';
import type { Database } from '../database.ts';
import { askMigrated } from '../migrate.ts';
import { guardEntrances, withOneHandle } from '../one-handle.ts';
import { watchReadiness } from '../readiness.ts';
import { followCheckouts, followStatements, type OpenCalls } from './follow-calls.ts';
import { type MigrationSettings, migrateInTurn } from './migrate-in-turn.ts';
import { drizzleOn } from './open-for-reading.ts';
import { OpenSockets } from './open-sockets.ts';
import { PreparedQuery } from './prepared-query.ts';
import { probe } from './probe.ts';
import { type ServerWatch, watchServer } from './watch-server.ts';

const CONNECT_MS = 5_000;
const STATEMENT_MS = 15_000;
/** The server gives up a statement first, where it is there. */
const DEADLINE_MS = STATEMENT_MS + 2_000;
const KEEP_ALIVE_MS = 10_000;
/** Time that connections may take to say good-bye. */
const END_MS = 2_000;

export type PoolSettings = {
  /** Most connections of this server; 10 by default. */
  connections?: number | undefined;
  /** Minutes after which a connection is replaced; 30 by default. */
  connectionMinutes?: number | undefined;
  /** The pooler before the server, which refuses settings with a connection. */
  pooler?: 'pgbouncer' | undefined;
};

/**
 * Connects to PostgreSQL and migrates. A statement is given 15 s (a pooler's own setting decides where there is one),
 * a connection 5 s. A server that stops answering without closing its connections is detected within seconds: what waits for it then fails as
 * unreachable, and so does what is asked until it answers again.
 *
 * Throws `StartRefused` when nothing answers at the address or the server is older than PostgreSQL 15.
 */
export async function openPostgres(
  url: string,
  migrations: string,
  settings: PoolSettings & MigrationSettings = {},
): Promise<Database> {
  const server = await migrateInTurn(url, migrations, settings);

  const sockets = new OpenSockets();
  const open: OpenCalls = new Set();
  const pool = openPool(url, settings, { sockets, open });
  const { cutAll } = sockets;
  const watch = watchServer({
    open,
    server,
    checkoutMs: CONNECT_MS,
    deadlineMs: DEADLINE_MS,
    probe: () => probe(url),
    cutAll,
  });
  const guarded = guardEntrances(pool, () => refuseWhileGone(watch));
  const db = withOneHandle(guarded, drizzleOn);
  return {
    db,
    kind: 'postgres',
    async close() {
      await watch.stop();
      const timer = setTimeout(cutAll, END_MS);
      await pool.end();
      // The pool does not wait for the other end of an idle connection, which would keep the process running.
      await sockets.whenClosed();
      clearTimeout(timer);
    },
    ready: watchReadiness(askMigrated(db, migrations)),
    onOutage: watch.onChange,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      // Without those that were given up, which stay in the pool's queue.
      waiting: [...open].filter(({ giveUp }) => giveUp).length,
    }),
  };
}

/** Gives up a connection that is not made in time; as a setting of the pool, that would hold for the wait for one as well. */
class ClientWithConnectTimeout extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }
}

type Followed = { sockets: OpenSockets; open: OpenCalls };

function openPool(url: string, settings: PoolSettings, { sockets, open }: Followed): pg.Pool {
  const { connections = 10, connectionMinutes = 30, pooler } = settings;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Kept until they are replaced, and waited for without a limit of the pool's: each would set a timer for each statement.
    idleTimeoutMillis: 0,
    Client: ClientWithConnectTimeout,
    maxLifetimeSeconds: connectionMinutes * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    stream: sockets.make,
    // It goes along with the connection's first words, of which pgbouncer takes only those it knows.
    ...(pooler === undefined && { statement_timeout: STATEMENT_MS }),
  });
  // A connection that breaks, idle or in a transaction, is replaced by the pool, and what was asked of it
  // fails by itself; unheard, the event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (pooler !== undefined) askWithoutNames(client);
    followStatements(client, open);
  });
  followCheckouts(pool, open);
  return pool;
}

/**
 * Has statements sent without their names: a pooler gives each transaction another connection, on which nothing was
 * prepared under that name.
 */
function askWithoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown; // One type for all of its forms.
  const nameless = (asked: unknown, ...given: unknown[]) => query(withoutName(asked), ...given);
  Object.assign(client, { query: nameless });
}

function withoutName(asked: unknown): unknown {
  if (asked instanceof PreparedQuery) return asked.withoutName();
  return isNamed(asked) ? { ...asked, name: undefined } : asked;
}

const isNamed = (asked: unknown): asked is { name: string } =>
  typeof asked === 'object' && asked !== null && 'name' in asked;

function refuseWhileGone(watch: ServerWatch): void {
  if (!watch.isGone()) return;
  throw Object.assign(new Error('PostgreSQL does not answer.'), { code: 'ETIMEDOUT' });
}

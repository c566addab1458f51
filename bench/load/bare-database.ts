import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import {
  DurableFileSystem,
  REAL_DISK,
} from '../../apps/server/src/db/pglite/disk/durable-file-system.ts';
import { START_PARAMETERS } from '../../apps/server/src/db/pglite/open-pglite.ts';

type Row = Record<string, unknown>;

/** Answers a statement's rows; one with the same name has the same text. */
export type Ask = (name: string, text: string, values?: unknown[]) => Promise<Row[]>;

/** A database as its driver gives it. */
export type BareDatabase = {
  ask: Ask;
  inTransaction<T>(work: (ask: Ask) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** PostgreSQL at an address, statements prepared; or PGlite in a folder, as it comes or, like ours, with what is confirmed on the disk. */
export const openBareDatabase = (place: string, isSynced = false): Promise<BareDatabase> =>
  place.startsWith('postgres:') ? openPostgres(place) : openPglite(place, isSynced);

async function openPostgres(connectionString: string): Promise<BareDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  const askerOf =
    (client: Pick<pg.Pool, 'query'>): Ask =>
    async (name, text, values) =>
      (await client.query({ name, text, values })).rows;
  return {
    ask: askerOf(pool),
    async inTransaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const answer = await work(askerOf(client));
        await client.query('commit');
        return answer;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

async function openPglite(folder: string, isSynced: boolean): Promise<BareDatabase> {
  const engine = isSynced
    ? await PGlite.create({
        fs: new DurableFileSystem(folder, REAL_DISK),
        startParams: START_PARAMETERS,
      })
    : await PGlite.create(folder);
  return {
    ask: async (_, text, values) => (await engine.query<Row>(text, values)).rows,
    inTransaction: (work) =>
      engine.transaction((transaction) =>
        work(async (_, text, values) => (await transaction.query<Row>(text, values)).rows),
      ),
    close: () => engine.close(),
  };
}

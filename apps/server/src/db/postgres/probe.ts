import pg from 'pg';
import { OpenSockets } from './open-sockets.ts';

const LONGEST_MS = 2_000;

/** Two servers that stand at one address one after the other differ in these. */
const WHICH_SERVER = `select concat_ws(' ', pg_postmaster_start_time(), inet_server_addr()) as server`;

/** Asks which server it is that a client is connected to. */
export async function askWhichServer(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ server: string }>(WHICH_SERVER);
  return rows[0]?.server;
}

/** Asks which server answers at an address, over a new connection; undefined when none does within two seconds. */
export async function probe(url: string): Promise<string | undefined> {
  const sockets = new OpenSockets();
  const timer = setTimeout(sockets.cutAll, LONGEST_MS);
  const client = new pg.Client({ connectionString: url, stream: sockets.make });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await askWhichServer(client);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
    clearTimeout(timer);
    sockets.cutAll();
  }
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../db/database.test-support.ts';
import { openDatabase } from '../db/open-database.ts';
import { ENGINES } from '../db/postgres.test-support.ts';
import { openFiles } from '../files/open-files.ts';
import { removeExpired } from '../remove-expired.ts';
import { RealServers } from './real-servers.test-support.ts';

/** `npm run soak kill` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);

type Made = { document_id: string };
type Data = {
  state: { meaning: string };
  sent: { files: { kind: string; sha256: string }[] }[];
};

/** A guest with a resume, and an application for each kill. */
class Guest {
  #cookie = '';
  url = '';

  async ask(method: string, path: string, body?: object): Promise<Response> {
    const headers = { cookie: this.#cookie, origin: this.url, 'content-type': 'application/json' };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const reply = await fetch(`${this.url}/api/${path}`, { method, headers, ...sent });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) this.#cookie = String(cookie.split(';')[0]);
    return reply;
  }

  async call<T>(...asked: Parameters<Guest['ask']>): Promise<T> {
    const reply = await this.ask(...asked);
    if (!reply.ok) throw new Error(`${asked[1]}: ${await reply.text()}`);
    return reply.json() as Promise<T>;
  }

  /** Expects that the files of an application are what their digests say. */
  async expectFiles(id: string, { sent }: Data): Promise<void> {
    for (const { kind, sha256 } of sent.flatMap(({ files }) => files)) {
      const reply = await this.ask('GET', `applications/${id}/files/${kind}`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  }
}

describe.each(ENGINES)('the server, killed on %s', (engine) => {
  const real = new RealServers();
  afterAll(() => real.clear());

  it(
    `[AP3] what is sent is kept whole or not at all, however often the server is killed meanwhile, in ${ROUNDS} rounds`,
    async () => {
      const databaseUrl = engine === 'postgres' ? await createTestDatabase() : undefined;
      const variables: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
      const guest = new Guest();
      let running = await real.start(variables);
      guest.url = running.url;
      const made = { kind: 'resume', title: 'Sent' };
      const { document_id: resume_id } = await guest.call<Made>('POST', 'documents', made);
      const add = async () =>
        (await guest.call<{ application_id: string }>('POST', 'applications', {})).application_id;
      const freeze = (id: string) =>
        guest.call('POST', `applications/${id}/sent`, { resume_id, client_id: id });
      const first = await add();
      await freeze(first);
      const began = performance.now();
      await freeze(await add());
      const usual = performance.now() - began;

      for (let round = 0; round < ROUNDS; round += 1) {
        const ids = [await add(), await add(), await add()];
        const freezing = ids.map((id) => freeze(id).catch(() => undefined));
        await sleep((usual * 3 * (round + 0.5)) / ROUNDS);
        const ended = once(running.server, 'exit');
        running.server.kill('SIGKILL');
        await Promise.all([ended, ...freezing]);
        running = await real.start(variables);
        guest.url = running.url;
        for (const id of [first, ...ids]) {
          const { data } = await guest.call<{ data: Data }>('GET', `applications/${id}`);
          expect(data.state.meaning === 'applied', id).toBe(data.sent.length === 1);
          await guest.expectFiles(id, data);
          await freeze(id);
          const { data: again } = await guest.call<{ data: Data }>('GET', `applications/${id}`);
          expect(again).toMatchObject({ state: { meaning: 'applied' }, sent: { length: 1 } });
        }
      }
      expect(await real.end(running, 'SIGTERM')).toBe(0);

      const database = await openDatabase({ dataDir: real.folder, databaseUrl });
      const files = openFiles({ dataDir: real.folder, s3Url: undefined });
      await removeExpired({ db: database.db, files, now: new Date(Date.now() + 7_200_000) });
      await database.close();
      expect(readdirSync(join(real.folder, 'files'))).toHaveLength(2 + 3 * ROUNDS);
    },
    240_000 + ROUNDS * 60_000,
  );
});

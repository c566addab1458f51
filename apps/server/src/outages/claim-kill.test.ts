import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createResume, listResumes, signIn, signUp } from '@shortlist/contracts';
import { afterAll, expect, it } from 'vitest';
import { RealServers } from './real-servers.test-support.ts';

/** `npm run soak kill` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
const RESUMES = 50;
/** Rounds with one account, which may be logged in to 20 times in a quarter of an hour. */
const ROUNDS_EACH = 4;
const credentialsOf = (round: number) => ({
  email: `ada${Math.floor(round / ROUNDS_EACH)}@example.org`,
  password: 'correct horse battery',
});

const real = new RealServers();
afterAll(() => real.clear());

/** A browser over a real connection, as far as cookies and JSON go. */
class Browser {
  readonly #cookies = new Map<string, string>();

  async call({ method, url }: { method: string; url: string }, at: string, body?: object) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${at}${url}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Record<string, unknown>;
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: reply.status, answer };
  }

  async signIn(at: string, credentials: object): Promise<void> {
    expect((await this.call(signIn, at, credentials)).status).toBe(200);
  }

  async listIds(at: string): Promise<string[]> {
    const { status, answer } = await this.call(listResumes, at);
    if (status === 401) return []; // The guest is gone, and their cookie with them.
    return (answer.resumes as { resume_id: string }[]).map(({ resume_id }) => resume_id).sort();
  }
}

async function guestWithResumes(at: string) {
  const guest = new Browser();
  const create = async (nth: number) =>
    String((await guest.call(createResume, at, { resumeName: `${nth}` })).answer.resume_id);
  const first = await create(0);
  const rest = Array.from({ length: RESUMES - 1 }, (_, nth) => create(nth + 1));
  return { guest, ids: [first, ...(await Promise.all(rest))].sort() };
}

it(
  `[AC2] a guest's ${RESUMES} resumes are all the guest's or all the account's, whenever the server is killed`,
  async () => {
    let running = await real.start();
    let inAccount: string[] = [];
    let usual = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const credentials = credentialsOf(round);
      if (round % ROUNDS_EACH === 0) {
        const owner = new Browser();
        await owner.call(signUp, running.url, { name: 'Ada', ...credentials });
        const began = performance.now();
        await owner.signIn(running.url, credentials);
        usual = performance.now() - began;
        inAccount = [];
      }
      const { guest, ids } = await guestWithResumes(running.url);
      const entering = guest.call(signIn, running.url, credentials).catch(() => undefined);
      // From shortly before the moving begins, which comes last, to shortly after the answer.
      await sleep(usual * (0.85 + (0.3 * round) / ROUNDS));
      running.server.kill('SIGKILL');
      await Promise.all([once(running.server, 'exit'), entering]);

      running = await real.start();
      const account = new Browser();
      await account.signIn(running.url, credentials);
      const moved = (await account.listIds(running.url)).filter((id) => !inAccount.includes(id));
      // The guest's own browser has the guest's cookie still, or the account's if the answer came.
      const left = (await guest.listIds(running.url)).filter((id) => !inAccount.includes(id));
      expect([ids, []]).toContainEqual(moved);
      expect(left.length === 0 ? moved : left).toEqual(ids);

      await guest.signIn(running.url, credentials);
      inAccount.push(...ids);
      expect(await account.listIds(running.url)).toEqual([...inAccount].sort());
    }
    expect(await real.end(running, 'SIGTERM')).toBe(0);
  },
  240_000 + ROUNDS * 60_000,
);

import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { formatIfMatch } from '@shortlist/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { RealServers } from './real-servers.test-support.ts';

/** One of each kind of moment; `npm run soak kill` asks for more. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
const WRITERS = 4;

const real = new RealServers();
afterAll(() => real.clear());

/**
 * Returns when the server of a round is killed: `ms` after so many more writes were confirmed. Every other round ends
 * as an answer goes out or shortly after it, the rest at any moment of a tenth of a second.
 */
const endOf = (round: number) =>
  round % 2 === 0
    ? { writes: WRITERS + (round % 20), ms: round % 7 }
    : { writes: WRITERS, ms: 10 + ((round * 37) % 90) };

/** A guest whose edits are distinguished by their numbers; knows what the server has confirmed. */
class Writer {
  #cookie = '';
  #resume = '';
  #revision = 1;
  #sent = 0;
  /** The summary as confirmed, and as it was last sent, which a killed server may have kept or not. */
  #summary = '';
  #sentSummary = '';
  readonly projects = new Map<string, string>();

  async #post(url: string, path: string, body: object, headers = {}) {
    const reply = await fetch(`${url}/api/${path}.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, ...headers },
      body: JSON.stringify({ resume_id: this.#resume, ...body }),
    });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) this.#cookie = String(cookie.split(';')[0]);
    return (await reply.json()) as Record<string, string & number>;
  }

  async begin(url: string): Promise<void> {
    const { resume_id } = await this.#post(url, 'create_resume', { resumeName: 'Written' });
    this.#resume = String(resume_id);
  }

  /** Writes until the server is gone, telling of each write that was confirmed. */
  async writeOn(url: string, onConfirmed: () => void): Promise<void> {
    try {
      for (;;) {
        if (await this.#writeOnce(url)) onConfirmed();
      }
    } catch {
      // The server was killed under this write: it was not confirmed, and may be there or not.
    }
  }

  async #writeOnce(url: string): Promise<boolean> {
    this.#sent += 1;
    const words = `edit ${this.#sent}`;
    if (this.#sent % 2 === 0) {
      const { project_id } = await this.#post(url, 'save_project', { id: words, name: words });
      if (project_id) this.projects.set(String(project_id), words);
      return project_id !== undefined;
    }
    this.#sentSummary = words;
    const headers = { 'if-match': formatIfMatch(this.#revision) };
    const { revision } = await this.#post(url, 'save_summary', { summary: words }, headers);
    if (revision === undefined) return false;
    this.#revision = revision;
    this.#summary = words;
    return true;
  }

  /** Lists what the server has lost of what it had confirmed. Catches up with what it has besides. */
  async listLost(url: string): Promise<string[]> {
    const reply = await fetch(`${url}/api/get_resume_details.php?resume_id=${this.#resume}`, {
      headers: { cookie: this.#cookie },
    });
    const { data } = (await reply.json()) as {
      data: {
        summary: { summaries_description: string };
        revisions: { summary: number };
        projects: { id: string; name: string }[];
      };
    };
    const there = new Map(data.projects.map(({ id, name }) => [id, name]));
    const lost = [...this.projects]
      .filter(([id, name]) => there.get(id) !== name)
      .map(([id]) => id);
    const { summaries_description: summary } = data.summary;
    const confirmed = { revision: this.#revision, summary: this.#summary };
    const sent = { revision: this.#revision + 1, summary: this.#sentSummary };
    const found = { revision: data.revisions.summary, summary };
    if (![confirmed, sent].some((each) => isDeepStrictEqual(each, found))) lost.push(this.#summary);
    this.#revision = found.revision;
    this.#summary = found.summary;
    return lost;
  }
}

describe('the server, killed', () => {
  it(
    `loses nothing that it has confirmed, in ${ROUNDS} rounds under writes`,
    async () => {
      const writers = Array.from({ length: WRITERS }, () => new Writer());
      let running = await real.start();
      for (const writer of writers) await writer.begin(running.url);

      const lost: string[] = [];
      let confirmed = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { server, url } = running;
        const { writes, ms } = endOf(round);
        const enough = confirmed + writes;
        const handleConfirmed = () => {
          confirmed += 1;
          if (confirmed === enough) setTimeout(() => server.kill('SIGKILL'), ms);
        };
        const writing = writers.map((writer) => writer.writeOn(url, handleConfirmed));
        await Promise.all([once(server, 'exit'), ...writing]);
        running = await real.start();
        for (const writer of writers) lost.push(...(await writer.listLost(running.url)));
      }
      expect(lost).toEqual([]);
      expect(confirmed).toBeGreaterThanOrEqual(ROUNDS * WRITERS);
      expect(await real.end(running, 'SIGTERM')).toBe(0);
    },
    240_000 + ROUNDS * 60_000,
  );
});

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { RealServers, type Running } from './real-servers.test-support.ts';

/** Less than what a server waits for callers who do not go. */
const LONGEST_MS = 50_000;

type Answer = { status: number | undefined; connection: string | undefined };

/** Asks over connections that are kept and used again, as a proxy does. */
class KeepingProxy {
  readonly #agent = new Agent({ keepAlive: true });
  answered = 0;

  ask(url: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(url, { agent: this.#agent }, (reply) => {
        reply.resume().once('end', () => {
          // What is refused has a line of another kind.
          if (reply.statusCode === 200) this.answered += 1;
          resolve({ status: reply.statusCode, connection: reply.headers.connection });
        });
      });
      asked.once('error', reject).end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

describe('[OP3] a server that gets SIGTERM', () => {
  const real = new RealServers();
  afterEach(() => real.clear());

  /** Asks on, as a proxy with many visitors does, until the server says that it is not ready. */
  async function askUntilUnready(proxy: KeepingProxy, { url }: Running): Promise<Answer[]> {
    const answers: Answer[] = [];
    let isReady = true;
    const visit = async () => {
      while (isReady) answers.push(await proxy.ask(`${url}/api/get_resumes.php`));
    };
    const check = async () => {
      while (isReady) {
        await sleep(100);
        isReady = (await proxy.ask(`${url}/readyz`)).status === 200;
      }
    };
    await Promise.all([visit(), visit(), visit(), visit(), check()]);
    return answers;
  }

  /** Counts the lines of answers in the log of a server; resolves when that has ended. */
  function countLogged({ server: { stdout } }: Running) {
    if (!stdout) throw new Error('The server has no output.');
    const logged = { lines: 0, ended: once(stdout, 'close') };
    createInterface(stdout).on('line', (line) => {
      if (line.includes('"answered"')) logged.lines += 1;
    });
    return logged;
  }

  it('says so first, answers all that was asked, closes kept connections, and ends with all answers in its log', async () => {
    const server = await real.start({ DRAIN_S: '5', LOG_LEVEL: 'info' });
    const logged = countLogged(server);
    const proxy = new KeepingProxy();
    await proxy.ask(`${server.url}/healthz`);
    // While it runs, too.
    await expect.poll(() => logged.lines).toBe(1);
    const asking = askUntilUnready(proxy, server);
    await sleep(300);
    const began = performance.now();
    const ended = real.end(server, 'SIGTERM');

    const answers = await asking;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.at(-1)?.connection).toBe('close');
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(LONGEST_MS);
    proxy.close();
    await logged.ended;
    expect(logged.lines).toBe(proxy.answered);
    expect(readdirSync(join(real.folder, 'control'))).toEqual([]);
  });
});

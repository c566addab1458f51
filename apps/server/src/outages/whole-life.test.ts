import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RealServers, type Running } from './real-servers.test-support.ts';

const RECORDER = fileURLToPath(new URL('./record-connections.test-support.ts', import.meta.url));
/** Requests of `useAll`. */
const USES = 5;

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

/** Has a server do what may ask somebody: an account with its mail, a resume, its PDF, a link and its page. */
async function useAll(url: string): Promise<void> {
  let cookie = '';
  async function ask(method: string, path: string, body?: object) {
    const answer = await fetch(url + path, {
      method,
      headers: { origin: url, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, path).toBe(200);
    cookie ||= answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return answer;
  }
  const account = { name: 'Ada', email: 'ada@example.org', password: 'over the long bridge' };
  await ask('POST', '/api/auth/sign-up/email', account);
  const made = await ask('POST', '/api/documents', { kind: 'resume', title: 'CV' });
  const { document_id } = (await made.json()) as { document_id: string };
  const pdf = await ask('GET', `/api/documents/${document_id}/file?format=pdf`);
  expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  const link = await ask('POST', `/api/documents/${document_id}/links`, { name: 'Link' });
  const page = ((await link.json()) as { url: string }).url;
  await ask('GET', new URL(page).pathname);
}

async function listen() {
  const mail = createServer((socket) => socket.end('421 Later\r\n')).listen(0, '127.0.0.1');
  await once(mail, 'listening');
  const { port } = mail.address() as AddressInfo;
  return { port, close: () => mail.close() };
}

describe('the life of a server', () => {
  const real = new RealServers();
  const connections = join(real.folder, 'connections');
  let mail: Awaited<ReturnType<typeof listen>>;
  let server: Running;
  let logged: ReturnType<typeof countLogged>;
  beforeAll(async () => {
    mail = await listen();
    const own = await listen();
    own.close();
    server = await real.start({
      ...{ NODE_OPTIONS: `--import ${RECORDER}`, RECORD_CONNECTIONS: connections },
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      ...{ PORT: String(own.port), PUBLIC_URL: `http://127.0.0.1:${own.port}` },
      ...{ DRAIN_S: '5', LOG_LEVEL: 'info' },
    });
    logged = countLogged(server);
  });
  afterAll(async () => {
    mail.close();
    await real.clear();
  });

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

  it('[OP3] is ended by SIGTERM: says so first, answers all that was asked, closes kept connections, and ends with all answers in its log', async () => {
    await useAll(server.url);
    const proxy = new KeepingProxy();
    await proxy.ask(`${server.url}/healthz`);
    // While it runs, too.
    await expect.poll(() => logged.lines).toBe(USES + 1);
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
    expect(logged.lines).toBe(USES + proxy.answered);
    expect(readdirSync(join(real.folder, 'control'))).toEqual([]);
  });

  it('[RN1] has asked nobody but whom a variable names', () => {
    const asked = readFileSync(connections, 'utf8').split('\n').filter(Boolean);
    expect([...new Set(asked)].filter((place) => !place.startsWith('/'))).toEqual([
      `127.0.0.1:${mail.port}`,
    ]);
  });
});

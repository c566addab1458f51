import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open-database.ts';
import { runDoctor } from './doctor/doctor.test-support.ts';
import { readOutbox } from './mail/read-mail.test-support.ts';
import { RealServers, type Running } from './outages/real-servers.test-support.ts';
import { PROGRAM_ENVIRONMENT } from './program-environment.test-support.ts';
import { PASSWORD } from './test-server.test-support.ts';

const ADMIN = fileURLToPath(new URL('./admin.ts', import.meta.url));

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ways in which a proxy may do otherwise than it should. */
type Wrong = { host?: string; aheadMs?: number; answersItself?: boolean; leadsTo?: string };

/** A proxy before a server. */
async function startProxy(to: number) {
  let wrong: Wrong = {};
  const server = createServer((asked, answer) => {
    if (wrong.leadsTo) return void answer.writeHead(301, { location: wrong.leadsTo }).end();
    if (wrong.answersItself) return void answer.writeHead(200).end();
    const headers = {
      ...asked.headers,
      host: wrong.host ?? asked.headers.host,
      'x-forwarded-for': asked.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    const { url: path, method } = asked;
    const passed = request({ host: '127.0.0.1', port: to, path, method, headers }, (came) => {
      const date = new Date(Date.now() + (wrong.aheadMs ?? 0)).toUTCString();
      came.pipe(answer.writeHead(came.statusCode ?? 0, { ...came.headers, date }));
    });
    asked.pipe(passed);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    go(as: Wrong) {
      wrong = as;
    },
    stop: () => server.close(),
  };
}

const real = new RealServers();
let running: Running;
let proxy: Awaited<ReturnType<typeof startProxy>>;
let variables: Record<string, string>;
beforeAll(async () => {
  const port = await freePort();
  proxy = await startProxy(port);
  variables = { PORT: String(port), PUBLIC_URL: proxy.url, TRUST_PROXY: 'loopback' };
  running = await real.start(variables);
});
afterAll(async () => {
  proxy.stop();
  await real.clear();
});

describe('[RN2] the doctor, beside a server that runs', () => {
  const look = (others: Record<string, string> = {}) =>
    runDoctor({ DATA_DIR: real.folder, ...variables, ...others });

  it('finds no fault where there is none', async () => {
    proxy.go({});
    const { status, faults, says } = await look();
    expect(faults).toEqual([]);
    expect(status).toBe(0);
    expect(says('ok server')).toEqual([expect.stringMatching(/^Process \d+ runs release 1\./u)]);
    expect(says('ok database')).toEqual(['The embedded database answers and has every migration.']);
    expect(says('ok address')).toEqual([`${proxy.url} leads to this server.`]);
    expect(says('ok clock')).toEqual([expect.stringContaining(proxy.url)]);
  });

  it('finds a proxy that names another host, a clock that is off, and people who come by another address', async () => {
    const elsewhere = `http://127.0.0.1:${variables.PORT}`;
    const headers = { origin: elsewhere, 'content-type': 'application/json' };
    const refused = await fetch(`${elsewhere}/api/create_resume.php`, {
      ...{ method: 'POST', headers, body: '{}' },
    });
    expect(refused.status).toBe(403);
    proxy.go({ host: 'shortlist', aheadMs: 120_000 });
    const { status, faults, says } = await look();
    expect(status).toBe(1);
    // Whoever writes to the server can name any address.
    expect(says('advice address')).toEqual([
      expect.stringMatching(
        `^Somebody came by ${elsewhere} .* address of yours, have it lead on to ${proxy.url}`,
      ),
    ]);
    expect(faults).toEqual([
      expect.stringMatching(/comes to the server as sent to http:\/\/shortlist\. Have the proxy/u),
      expect.stringMatching(
        /^This machine's clock is 1(?:19|20) s behind that of http.* Have both/u,
      ),
    ]);
  });

  it('finds an address that leads to something else, or on to another', async () => {
    proxy.go({ answersItself: true });
    const { faults } = await look();
    expect(faults[0]).toMatch(
      /was answered with status 200 by something else than this server\. See/u,
    );
    proxy.go({ leadsTo: 'https://resumes.example/' });
    const { faults: others } = await look();
    expect(others[0]).toMatch(/leads on to https:\/\/resumes\.example\/\. Set PUBLIC_URL/u);
  });

  it('finds a second server that is given the same folder, and a PUBLIC_URL that is not the server’s', async () => {
    proxy.go({});
    const port = await freePort();
    const { faults } = await look({ PORT: String(port), PUBLIC_URL: 'http://localhost:1' });
    expect(faults[0]).toMatch(
      new RegExp(
        `runs a server on .* at port ${variables.PORT}, and PORT is ${port}.*Give each`,
        'u',
      ),
    );
    expect(faults[1]).toMatch(
      `PUBLIC_URL of the server that runs is ${proxy.url}, and here it is http://localhost:1. Start`,
    );
  });
});

/** At the end the server is killed. */
describe('npm run admin, beside a server that runs', () => {
  const email = 'ada@example.org';

  const run = (...words: string[]) =>
    new Promise<string>((resolve) => {
      const env = { ...PROGRAM_ENVIRONMENT, DATA_DIR: real.folder };
      execFile(process.execPath, [ADMIN, ...words], { env }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });

  /** A browser that keeps its cookies. */
  const cookies = new Map<string, string>();
  async function ask(url: string, path: string, body?: object) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${url}/api/${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return reply;
  }
  const statusOf = async (url: string) => (await ask(url, 'admin/inquiries')).status;
  async function mailedToken() {
    const mail = readOutbox(real.folder).find(({ to }) => to === email);
    return /\?token=(\S+)/u.exec(mail?.text ?? '')?.[1];
  }

  it('has that server give the role and take it away, at once; after a kill it does so itself', async () => {
    const { url } = running;
    await ask(url, 'auth/sign-up/email', { name: 'Ada', email, password: PASSWORD });
    expect(await run('grant', email)).toMatch(/has not confirmed its address/u);
    await expect.poll(mailedToken).toBeDefined();
    await ask(url, 'auth/verify-email', { token: await mailedToken() });
    expect(await statusOf(url)).toBe(404);

    expect(await run('grant', email.toUpperCase())).toBe('ADA@EXAMPLE.ORG is now an admin.\n');
    expect(await statusOf(url)).toBe(200);
    const archive = join(real.folder, 'archive.json');
    expect(await run('archive', email, archive)).toBe(
      `All that is kept of ada@example.org is in ${archive}.\n`,
    );
    expect(readFileSync(archive, 'utf8')).toMatch(/"name":"Ada"/u);

    expect(await run('revoke', email)).toBe('ada@example.org is no longer an admin.\n');
    expect(await statusOf(url)).toBe(404);

    await real.end(running, 'SIGKILL');
    expect(existsSync(join(real.folder, 'control', 'server.sock'))).toBe(true);
    expect(await run('grant', email)).toBe('ada@example.org is now an admin.\n');
    const { db, close } = await openDatabase({ dataDir: real.folder, databaseUrl: undefined });
    const { rows } = await db.execute(sql`select is_admin from users where email = ${email}`);
    await close();
    expect(rows).toEqual([{ is_admin: true }]);
  }, 240_000);
});

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RealServers } from '../outages/real-servers.test-support.ts';
import { runDoctor } from './doctor.test-support.ts';

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

describe('[RN2] the doctor, beside a server that runs', () => {
  const real = new RealServers();
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let variables: Record<string, string>;
  beforeAll(async () => {
    const port = await freePort();
    proxy = await startProxy(port);
    variables = { PORT: String(port), PUBLIC_URL: proxy.url, TRUST_PROXY: 'loopback' };
    await real.start(variables);
  });
  afterAll(async () => {
    proxy.stop();
    await real.clear();
  });
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

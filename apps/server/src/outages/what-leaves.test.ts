import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { RealServers } from './real-servers.test-support.ts';

const RECORDER = fileURLToPath(new URL('./record-connections.test-support.ts', import.meta.url));

/** Has a server do what may ask somebody: an account with its mail, a resume, its PDF, a link and its page. Returns to whom it connected. */
async function whomItAsks(variables: Record<string, string>): Promise<string[]> {
  const servers = new RealServers();
  onTestFinished(() => servers.clear());
  const file = join(servers.folder, 'connections');
  const running = await servers.start({
    NODE_OPTIONS: `--import ${RECORDER}`,
    RECORD_CONNECTIONS: file,
    ...variables,
  });
  const { url } = running;
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
  await servers.end(running, 'SIGTERM');
  const asked = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return [...new Set(asked)].filter((place) => !place.startsWith('/'));
}

async function listen() {
  const mail = createServer((socket) => socket.end('421 Later\r\n')).listen(0, '127.0.0.1');
  await once(mail, 'listening');
  const { port } = mail.address() as AddressInfo;
  return { port, close: () => mail.close() };
}

it('[RN1] asks nobody but whom a variable names', async () => {
  const mail = await listen();
  onTestFinished(() => void mail.close());
  const own = await listen();
  own.close();
  const asked = await whomItAsks({
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    ...{ PORT: String(own.port), PUBLIC_URL: `http://127.0.0.1:${own.port}` },
  });
  expect(asked).toEqual([`127.0.0.1:${mail.port}`]);
});

import { changeLink, deleteLink } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, TestServer } from '../../../test-server.test-support.ts';
import { ASKED } from '../limits.ts';
import { addLink, addResume, unlock, visit } from '../link-scene.test-support.ts';

const log: string[] = [];
let now = new Date();

/** Paths that are of no link's form, or of a link's with something behind it. */
const malformed = (token: string) => [
  '/s',
  '/s/',
  '/s//',
  '/s/x',
  `/s/${token}/`,
  `/s/${token}/a/b.pdf`,
  `/s/${token}/%ff.pdf`,
  `/s/${token}%00`,
  `/s/${token}%zz`,
  `/s/${token} `.replace(' ', '%20'),
  `/%73/${token}`,
  `/s/${'x'.repeat(5_000)}`,
  `/s/${token}/${'x'.repeat(5_000)}.pdf`,
  `/s/${token.slice(0, -1)}`,
  `/s/${token}A`,
  '/s/../s/x',
];

describeOnServer(
  'links that lead nowhere',
  (server) => {
    it('[SL3] answer alike, byte for byte and header by header: unknown, ended, expired, malformed, of another server, and a file that is not given', async () => {
      const [ada, id] = await addResume(server());
      const visitor = server().visitor();
      const unknown = await visit(visitor, '/s/AAAAAAAAAAAAAAAAAAAAAA');
      expect(unknown).toMatchObject({
        status: 404,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow, noarchive',
          'content-security-policy': expect.stringMatching(
            /^default-src 'none'; style-src 'self'/u,
          ),
        },
      });
      expect(unknown.headers).not.toHaveProperty('set-cookie');

      const deleted = await addLink([ada, id], { downloads: ['txt'] });
      await ada.get(deleteLink, { params: { linkId: deleted.id } });
      const expired = await addLink([ada, id], { expires_at: now.toISOString() });
      const locked = await addLink([ada, id], {
        password: 'open sesame',
        expires_at: now.toISOString(),
      });
      const open = await addLink([ada, id]);
      const other = await TestServer.open();
      const [grace, graces] = await addResume(other);
      const foreign = await addLink([grace, graces]);
      await other.close();
      const paths = [
        ...[deleted, expired, locked, foreign].map(({ path }) => path),
        ...[`${deleted.path}/a.txt`, `${expired.path}/a.pdf`, `${open.path}/a.pdf`],
        ...[`${open.path}/a`, `${open.path}/a.exe`, `${open.path}/a.page`],
        ...malformed(open.token),
      ];
      for (const path of paths)
        expect({ path, ...(await visit(visitor, path)) }).toEqual({ path, ...unknown });
      for (const path of [deleted.path, locked.path, '/s/x', `/s/${open.token}%zz`]) {
        const answer = await unlock(visitor, path, 'open sesame');
        expect([answer.status, answer.text]).toEqual([404, unknown.text]);
      }
      const head = async (url: string) => {
        const { raw } = await visitor.send({ method: 'HEAD', url });
        return [raw.statusCode, raw.payload, Object.keys(raw.headers)];
      };
      expect(await head(expired.path)).toEqual(await head('/s/AAAAAAAAAAAAAAAAAAAAAA'));
    });

    it('[SL3] answer so from the moment on at which a link ends, and until it is given more time', async () => {
      const [ada, id] = await addResume(server());
      const expires_at = new Date(now.getTime() + 60_000).toISOString();
      const link = await addLink([ada, id], { expires_at, password: 'open sesame' });
      const status = async () => (await visit(server().visitor(), link.path)).status;
      expect(await status()).toBe(200);
      now = new Date(expires_at);
      expect(await status()).toBe(404);
      await ada.get(changeLink, { params: { linkId: link.id }, body: { expires_at: null } });
      expect(await status()).toBe(200);
    });

    it('[SL3] tell nothing by how often they are asked for: a network that asks too often is told so whatever it asks for', async () => {
      const [ada, id] = await addResume(server());
      const link = await addLink([ada, id], { password: 'open sesame' });
      const often = server().visitor();
      for (let nth = 0; nth < ASKED.most; nth += 1) await visit(often, '/s/x');
      const answers = [await visit(often, '/s/x'), await visit(often, link.path)];
      for (const { status, headers } of answers) {
        expect(status).toBe(429);
        expect(headers).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/u) });
      }
      expect(answers[0]?.text).toBe(answers[1]?.text);
      expect((await visit(server().visitor(), link.path)).status).toBe(200);
      now = new Date(now.getTime() + ASKED.windowMs);
      expect((await visit(often, link.path)).status).toBe(200);
    });

    it('[SL3] stand in no line of the log, whatever is asked for', async () => {
      const [ada, id] = await addResume(server());
      log.length = 0;
      const link = await addLink([ada, id], { word: 'cv', password: 'open sesame' });
      for (const path of malformed(link.token)) await visit(ada, path);
      await visit(ada, link.path);
      await unlock(ada, link.path, 'open barley');
      await unlock(ada, link.path, 'open sesame');
      await ada.send({ method: 'PUT', url: link.path });
      const lines = log.join('');
      expect(lines).toContain('/s/:token');
      for (const secret of [link.token.slice(3), 'sesame', 'barley', 'share_proof'])
        expect(lines).not.toContain(secret);
    });
  },
  {
    logTo: { write: (line) => void log.push(line) },
    config: { logLevel: 'trace' },
    now: () => now,
  },
);

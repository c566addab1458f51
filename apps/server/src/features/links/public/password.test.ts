import { renewLink } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, TestServer, type Visitor } from '../../../test-server.test-support.ts';
import { GUESSED, GUESSED_BY_ALL } from '../limits.ts';
import { addLink, addResume, change, unlock, visit } from '../link-scene.test-support.ts';

const HOUR_MS = 3_600_000;
const PASSWORD = 'open sesame';

let now = new Date();
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describeOnServer(
  'the password of a link',
  (server) => {
    const addLocked = async (asked: object = {}) => {
      const whose = await addResume(server());
      return {
        whose,
        ...(await addLink(whose, { password: PASSWORD, downloads: ['txt'], ...asked })),
      };
    };
    const file = ({ path }: { path: string }) => `${path}/cv.txt`;
    const isOpen = async (who: Visitor, link: { path: string }) => {
      const { status } = await visit(who, file(link));
      return status === 200;
    };

    it('[SL3] is asked for by a form that says nothing of the document, the same for every link', async () => {
      const [one, other] = [await addLocked(), await addLocked({ word: 'ada', downloads: [] })];
      const visitor = server().visitor();
      const form = await visit(visitor, one.path);
      expect(form.status).toBe(200);
      expect(form.text).toContain('<form method="post">');
      expect(form.text).not.toMatch(/ada|king/iu);
      expect(await visit(visitor, other.path)).toEqual(form);
      for (const name of ['Ada_King.txt', 'x.pdf', 'x'])
        expect(await visit(visitor, `${one.path}/${name}`)).toMatchObject({
          status: 303,
          headers: { location: one.path },
        });
    });

    it('[SL3] opens the page by a proof of an hour for that address, in a cookie that no script reads', async () => {
      const link = await addLocked();
      const visitor = server().visitor();
      const wrong = await unlock(visitor, link.path, 'open barley');
      expect(wrong.status).toBe(200);
      expect(wrong.text).toContain('role="alert"');
      expect(wrong.headers).not.toHaveProperty('set-cookie');
      const right = await unlock(visitor, link.path, PASSWORD);
      expect(right).toMatchObject({ status: 303, headers: { location: link.path } });
      expect(right.headers['set-cookie']).toMatch(
        new RegExp(
          `^shortlist\\.share_proof=\\d+\\.[\\w-]{43}; Max-Age=3600; Path=${link.path}; HttpOnly; SameSite=Lax$`,
          'u',
        ),
      );
      expect(await isOpen(visitor, link)).toBe(true);
      expect(await isOpen(server().visitor(), link)).toBe(false);
      later(HOUR_MS - 1);
      expect(await isOpen(visitor, link)).toBe(true);
      later(1);
      expect(await isOpen(visitor, link)).toBe(false);
    });

    it('[SL3] is proved to one link alone, and no more once there is another password or address, or the link has ended', async () => {
      const [one, other] = [await addLocked(), await addLocked()];
      const visitor = server().visitor();
      await unlock(visitor, one.path, PASSWORD);
      expect([await isOpen(visitor, one), await isOpen(visitor, other)]).toEqual([true, false]);
      const [ada] = one.whose;
      await change(ada, one.id, { password: PASSWORD });
      expect(await isOpen(visitor, one)).toBe(false);

      await unlock(visitor, other.path, PASSWORD);
      expect(await isOpen(visitor, other)).toBe(true);
      const [grace] = other.whose;
      const { url } = await grace.get(renewLink, { params: { linkId: other.id }, body: {} });
      const renewed = { path: new URL(url).pathname };
      expect(await isOpen(visitor, renewed)).toBe(false);
      expect(await isOpen(visitor, other)).toBe(false);

      await unlock(visitor, renewed.path, PASSWORD);
      await change(grace, other.id, { expires_at: now.toISOString() });
      expect((await visit(visitor, renewed.path)).status).toBe(404);
    });

    it.each(['', 'x', '1.', `${Date.now()}.${'A'.repeat(43)}`, `9e15.${'A'.repeat(43)}`])(
      '[SL3] is not proved by what this server has not signed: %j',
      async (proof) => {
        const link = await addLocked();
        const visitor = server().visitor();
        visitor.cookies.set('shortlist.share_proof', proof);
        expect(await isOpen(visitor, link)).toBe(false);
      },
    );

    it('[SL3] is not proved by a proof whose time was changed', async () => {
      const link = await addLocked();
      const visitor = server().visitor();
      await unlock(visitor, link.path, PASSWORD);
      const [until = '', signature = ''] =
        visitor.cookies.get('shortlist.share_proof')?.split('.') ?? [];
      visitor.cookies.set('shortlist.share_proof', `${Number(until) + 1}.${signature}`);
      expect(await isOpen(visitor, link)).toBe(false);
    });

    it('[SL3] may be guessed so often from one network, many at once included; right ones do not count', async () => {
      const link = await addLocked();
      const visitor = server().visitor();
      for (let nth = 0; nth < 2 * GUESSED.most; nth += 1)
        expect((await unlock(visitor, link.path, PASSWORD)).status).toBe(303);
      const guesses = await Promise.all(
        Array.from({ length: 3 * GUESSED.most }, () => unlock(visitor, link.path, 'open barley')),
      );
      const looked = guesses.filter(({ status }) => status === 200);
      expect(looked).toHaveLength(GUESSED.most);
      const refused = await unlock(visitor, link.path, PASSWORD);
      expect(refused.status).toBe(429);
      expect(refused.text).toContain('<form method="post">');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect((await unlock(server().visitor(), link.path, PASSWORD)).status).toBe(303);
      later(GUESSED.windowMs);
      expect((await unlock(visitor, link.path, PASSWORD)).status).toBe(303);
    });

    it('[SL3] opens the page for a hall of people behind one address: nobody is said to have guessed', async () => {
      const link = await addLocked();
      const visitor = server().visitor();
      const tries = await Promise.all(
        Array.from({ length: 3 * GUESSED.most }, () => unlock(visitor, link.path, PASSWORD)),
      );
      expect(tries.filter(({ status }) => status === 303).length).toBeGreaterThan(1);
      for (const { headers, text } of tries.filter(({ status }) => status !== 303)) {
        expect(headers['retry-after']).toBe('1');
        expect(text).toContain('Many passwords come from your network');
      }
      expect((await unlock(visitor, link.path, 'open barley')).status).toBe(200);
      expect((await unlock(visitor, link.path, PASSWORD)).status).toBe(303);
    });

    it('[SL3] may be guessed so often from all networks together', async () => {
      const link = await addLocked();
      const statuses: number[] = [];
      let visitor = server().visitor();
      for (let nth = 0; nth <= GUESSED_BY_ALL.most; nth += 1) {
        if (nth % GUESSED.most === 0) visitor = server().visitor();
        statuses.push((await unlock(visitor, link.path, 'open barley')).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(GUESSED_BY_ALL.most);
      expect(statuses.at(-1)).toBe(429);

      later(GUESSED_BY_ALL.windowMs - 1);
      const late = server().visitor();
      for (let nth = 0; nth < GUESSED.most; nth += 1)
        expect((await unlock(late, link.path, PASSWORD)).status).toBe(429);
      later(1);
      expect((await unlock(late, link.path, PASSWORD)).status).toBe(303);
    });

    it('[SL3] comes as a form, from the page itself or from nowhere: a foreign page sends none', async () => {
      const link = await addLocked();
      const send = async (headers: object) =>
        (await unlock(server().visitor(), link.path, PASSWORD, headers)).status;
      expect(await send({})).toBe(303);
      expect(await send({ origin: 'http://localhost:80', host: 'localhost' })).toBe(303);
      expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(303);
      expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403);
      const foreign = { origin: 'https://evil.example' };
      expect(await unlock(server().visitor(), link.path, PASSWORD, foreign)).toMatchObject({
        status: 403,
        headers: {
          'cache-control': 'private, no-store',
          'content-security-policy': expect.stringMatching(/^default-src 'none'; /u),
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow, noarchive',
        },
      });
      expect(await send({ 'content-type': 'application/json' })).toBe(415);
      const long = await unlock(server().visitor(), link.path, 'x'.repeat(70_000));
      expect(long.status).toBe(413);
      expect((await unlock(server().visitor(), link.path, 'x'.repeat(60_000))).status).toBe(200);
      expect((await unlock(server().visitor(), link.path, '')).status).toBe(200);
    });

    it('[SL3] is proved by a cookie for https alone where the server is published so', async () => {
      const link = await addLocked();
      const published = await TestServer.build(server().database, {
        config: { publicUrl: 'https://resumes.example' },
        now: () => now,
      });
      const { headers } = await unlock(server().visitor(published), link.path, PASSWORD);
      expect(headers['set-cookie']).toMatch(/; Secure$/u);
      await published.close();
    });
  },
  { now: () => now },
);

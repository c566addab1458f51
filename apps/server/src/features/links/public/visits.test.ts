import { createLetter, getDocument, listLinkDays, signUp } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { newAddress } from '../../../access-rows.test-support.ts';
import { describeOnServer, PASSWORD, TestServer } from '../../../test-server.test-support.ts';
import { put } from '../../documents/put-part.test-support.ts';
import { addLink, addResume, BROWSER, CONTACT, change, visit } from '../link-scene.test-support.ts';

let now = new Date();
const log: string[] = [];

describeOnServer(
  'a link',
  (server) => {
    const textOf = async (path: string) => (await visit(server().visitor(), path)).text;
    const daysOf = async ([who]: Awaited<ReturnType<typeof addResume>>, linkId: string) =>
      (await who.get(listLinkDays, { params: { linkId } })).days;

    it('[SL4] shows a document as text and as pages, without script, cookie or another’s address', async () => {
      const whose = await addResume(server());
      const link = await addLink(whose, { downloads: ['pdf', 'txt'] });
      const { status, headers, text } = await visit(server().visitor(), link.path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(text).toMatch(/^<!doctype html>\n<html lang="en[^"]*" dir="ltr">/u);
      expect(text).toContain('<title>Ada King – Resume</title>');
      expect(text).toContain('<h1 dir="auto">Ada King</h1>');
      expect(text).toMatch(/<div id="pages" aria-hidden="true">\n<div class="page"><svg/u);
      expect(text).toContain(`href="${link.path}/Ada_King.pdf"`);
      expect(text).not.toMatch(/<script|style="|\son\w+=|https?:(?!\/\/www\.w3\.org)|localhost/u);
      for (const [, property, content] of text.matchAll(/property="(og:\w+)" content="([^"]*)"/gu))
        expect({ property, content }).not.toMatchObject({
          content: expect.stringMatching(/ada|king/iu),
        });
    });

    it('[SL4] has its style and its fonts from this server, to be kept for ever', async () => {
      const link = await addLink(await addResume(server()));
      const [, style = ''] =
        /href="(\/shared\/page-[\da-f]{12}\.css)"/u.exec(await textOf(link.path)) ?? [];
      const css = await visit(server().visitor(), style);
      expect(css).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'text/css; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
      const [, font = ''] =
        /url\((\/shared\/tinos-latin-400-[\da-f]{12}\.woff)\)/u.exec(css.text) ?? [];
      const face = await visit(server().visitor(), font);
      expect(face).toMatchObject({ status: 200, headers: { 'content-type': 'font/woff' } });
      expect(face.bytes.subarray(0, 4).toString()).toBe('wOFF');
      for (const path of ['/shared/page-000000000000.css', '/shared/x', '/shared/..%2f..%2fetc'])
        expect((await visit(server().visitor(), path)).status).toBe(404);
    });

    it('[SL2] gives files of what it shows alone, under the printed name, whatever their address calls them', async () => {
      const whose = await addResume(server());
      const link = await addLink(whose, { leave_out: ['phone', 'email'], downloads: ['txt'] });
      const file = await visit(server().visitor(), `${link.path}/anything.txt`);
      expect(file).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'content-disposition': expect.stringContaining('Ada_King.txt'),
          'x-robots-tag': 'noindex, nofollow, noarchive',
          'cache-control': 'private, no-store',
        },
      });
      expect(file.text).toContain('Ada King');
      for (const said of [file.text, await textOf(link.path)])
        expect(said).not.toMatch(/550-7946|ada@example/u);
      expect((await visit(server().visitor(), `${link.path}/anything.pdf`)).status).toBe(404);
    });

    it('[SL2] says nothing of a name that is left out: not as title, file or preview', async () => {
      const whose = await addResume(server(), { fullName: 'Zebulon Quux' });
      const link = await addLink(whose, { leave_out: ['name', 'email'], downloads: ['txt'] });
      const { text } = await visit(server().visitor(), link.path);
      expect(text).toContain('<title>Resume</title>');
      const file = await visit(server().visitor(), `${link.path}/x.txt`);
      for (const said of [text, file.text, JSON.stringify(file.headers)])
        expect(said).not.toMatch(/zebulon|quux/iu);
    });

    it('[SL1] has the word for the document as the title where there is no name', async () => {
      const who = server().visitor();
      const whose = [who, await who.addResume()] as const;
      await put(whose, 'look', { language: 'de' });
      const text = await textOf((await addLink(whose)).path);
      expect(text).toContain('<title>Lebenslauf</title>');
      expect(text).not.toContain('Your Name');
    });

    it('[SL1] shows what was saved last, or what was saved when it was frozen, and not before it is frozen again', async () => {
      const whose = await addResume(server());
      const [newest, frozen] = [await addLink(whose), await addLink(whose, { mode: 'frozen' })];
      expect(await textOf(newest.path)).toContain('Ada King');
      await put(whose, 'contact', { ...CONTACT, fullName: 'Ada Lovelace' });
      expect(await textOf(newest.path)).toContain('Ada Lovelace');
      expect(await textOf(frozen.path)).toContain('Ada King');
      const [ada] = whose;
      await change(ada, frozen.id, { name: 'Renamed', mode: 'frozen' });
      expect(await textOf(frozen.path)).toContain('Ada King');
      await change(ada, frozen.id, { freeze: true });
      expect(await textOf(frozen.path)).toContain('Ada Lovelace');
      await put(whose, 'contact', { ...CONTACT, fullName: 'Ada Byron' });
      expect(await textOf(frozen.path)).toContain('Ada Lovelace');
      await change(ada, frozen.id, { mode: 'newest' });
      expect(await textOf(frozen.path)).toContain('Ada Byron');
    });

    it('[SL2] leaves out what is chosen from the next visit on, and keeps nothing that was made with it', async () => {
      const whose = await addResume(server());
      const link = await addLink(whose);
      expect(await textOf(link.path)).toContain('550-7946');
      await change(whose[0], link.id, { leave_out: ['phone'] });
      const { rows } = await server().database.db.execute(
        sql`select 1 from link_renderings where link = ${link.id}`,
      );
      expect(rows).toEqual([]);
      expect(await textOf(link.path)).not.toContain('550-7946');
    });

    it('[SL2] to a letter follows its resume: what is hidden there is shown here no more', async () => {
      const [ada, base] = await addResume(server());
      const { letter_id } = await ada.get(createLetter, {
        body: { name: 'To Acme', resume_id: base as ResumeId },
      });
      const link = await addLink([ada, letter_id]);
      expect(await textOf(link.path)).toContain('550-7946');
      const { parts } = await ada.get(getDocument, { params: { documentId: base } });
      const { content } = parts.find(({ key }) => key === 'contact') ?? {};
      const shown = { ...Object(content).shown, phone: false };
      expect((await put([ada, base], 'contact', { ...content, shown })).status).toBe(200);
      const after = await textOf(link.path);
      expect(after).toContain('Ada King');
      expect(after).not.toContain('550-7946');
    });

    it('[SL4] is not changed for others by what a request says of hosts, and no cache is told otherwise', async () => {
      const link = await addLink(await addResume(server()), { downloads: ['txt'] });
      const plain = await visit(server().visitor(), link.path);
      for (const headers of [
        { host: 'evil.example' },
        { 'x-forwarded-host': 'evil.example' },
        { 'x-forwarded-proto': 'https', 'x-original-url': '/evil', 'x-rewrite-url': '/evil' },
        { forwarded: 'host=evil.example', 'accept-language': 'de' },
      ])
        expect(await visit(server().visitor(), link.path, headers)).toEqual(plain);
    });

    it('[SL3] is not rendered again while nothing has changed, nor for a look at its headers', async () => {
      const link = await addLink(await addResume(server()));
      const madeAt = async () => {
        const { rows } = await server().database.db.execute(
          sql`select made_at from link_renderings where link = ${link.id}`,
        );
        return rows;
      };
      const head = await server().visitor().send({ method: 'HEAD', url: link.path });
      expect([head.status, head.raw.payload, await madeAt()]).toEqual([200, '', []]);
      const pages = await Promise.all([1, 2, 3].map(() => textOf(link.path)));
      expect(new Set(pages).size).toBe(1);
      const first = await madeAt();
      now = new Date(now.getTime() + 1_000);
      await textOf(link.path);
      expect([first.length, await madeAt()]).toEqual([1, first]);
    });

    it('[SL5] counts people’s visits by day, and keeps nothing else of them', async () => {
      const whose = await addResume(server());
      const link = await addLink(whose, { downloads: ['txt'] });
      const off = await addLink(whose, { counting: false });
      const open = (headers: object = {}, path = link.path) =>
        visit(server().visitor(), path, headers);
      await open();
      await open({ 'x-forwarded-for': '203.0.113.77' });
      await open({}, `${link.path}/cv.txt`);
      await open({}, off.path);
      await open({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
      await open({ 'user-agent': 'Slackbot-LinkExpanding 1.0' });
      await open({ 'user-agent': '' });
      await open({ 'sec-purpose': 'prefetch;prerender' });
      await server()
        .visitor()
        .send({ method: 'HEAD', url: link.path, headers: { 'user-agent': BROWSER } });
      await visit(whose[0], link.path);
      await visit(server().visitor(), `${link.path}/cv.pdf`);
      const day = now.toISOString().slice(0, 10);
      await expect
        .poll(() => daysOf(whose, link.id), { timeout: 5_000 })
        .toEqual([{ day, openings: 2, downloads: { txt: 1 } }]);
      now = new Date(now.getTime() + 86_400_000);
      const grace = server().visitor();
      await grace.get(signUp, { body: { name: 'Grace', email: newAddress(), password: PASSWORD } });
      const { headers } = await visit(grace, link.path);
      expect(headers).not.toHaveProperty('set-cookie');
      await expect.poll(() => daysOf(whose, link.id), { timeout: 5_000 }).toHaveLength(2);
      expect(await daysOf(whose, off.id)).toEqual([]);
      const { rows } = await server().database.db.execute(
        sql`select column_name from information_schema.columns where table_name = 'link_days'`,
      );
      expect(rows.map((row) => row.column_name).sort()).toEqual([
        'day',
        'downloads',
        'link',
        'openings',
      ]);
    });

    it('[SL5] is shown also where a visit cannot be counted, which is counted later', async () => {
      const whose = await addResume(server());
      const link = await addLink(whose);
      const { db } = server().database;
      await db.execute(
        sql`alter table link_days add constraint stuck check (openings < 0) not valid`,
      );
      onTestFinished(async () => {
        await db.execute(sql`alter table link_days drop constraint if exists stuck`);
      });
      expect((await visit(server().visitor(), link.path)).status).toBe(200);
      const isSaid = () => log.some((line) => line.includes('could not be counted yet'));
      await expect.poll(isSaid, { timeout: 5_000 }).toBe(true);
      await db.execute(sql`alter table link_days drop constraint stuck`);
      await expect
        .poll(() => daysOf(whose, link.id), { timeout: 5_000 })
        .toMatchObject([{ openings: 1 }]);
    });

    it('[SL3] is shown however many wait for a page of somebody else’s', async () => {
      const [waited, other] = [
        await addLink(await addResume(server())),
        await addLink(await addResume(server())),
      ];
      const open = async ({ path }: { path: string }) =>
        (await visit(server().visitor(), path)).status;
      const crowd = Array.from({ length: 130 }, () => open(waited));
      expect(await open(other)).toBe(200);
      const statuses = await Promise.all(crowd);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(50);
    });

    it('[SL3] is told apart from one whose server has no time for it', async () => {
      const slow = await TestServer.build(server().database, { renderBounds: { jobMs: 1 } });
      onTestFinished(() => slow.close());
      const link = await addLink(await addResume(server()), { leave_out: ['photo'] });
      const refused = [await visit(server().visitor(slow), link.path)];
      refused.push(await visit(server().visitor(slow), link.path));
      for (const { status, headers, text } of refused) {
        expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
        expect(headers).toHaveProperty('retry-after');
        expect(text).toContain('try again in 10 minutes');
        expect(text).not.toMatch(/ada|king/iu);
      }
    });
  },
  { now: () => now, logTo: { write: (line) => void log.push(line) }, config: { logLevel: 'warn' } },
);

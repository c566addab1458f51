import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ARTICLE_IDS, hrefOf, PAGES, type Page, REDIRECTS } from '@shortlist/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedJobs } from '../features/jobs/seed-jobs.ts';
import { TestServer } from '../test-server.test-support.ts';
import { makeWebBuild, SHELL as SMALL_SHELL } from './web-build.test-support.ts';

const SHELL = SMALL_SHELL + ' '.repeat(2000);
/** A renderer that says what it was asked to draw; the web app's own tests prove the real one. */
const RENDERER = `let drawn = 0;
export const render = async ({ url, origin, language, answers }) => {
  if (url.startsWith('/faq?fail')) throw new Error('drawing failed');
  drawn += 1;
  return JSON.stringify({ url, origin, language, answers, drawn }) + ' '.repeat(2000);
};
export const renderFeed = async (origin) => '<feed>' + origin + '</feed>';`;
const folder = makeWebBuild(RENDERER, SHELL);

const EXAMPLES: Record<string, string> = {
  ':releaseId': 'gpt-4.5',
  ':articleId': ARTICLE_IDS[0],
  ':jobId': 'senior-engineer-document-parsing',
  ':resumeId': '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11',
  ':section': 'contact',
};
const ADDRESSES = Object.values(PAGES).map(({ path, rendered, access }: Page) => ({
  url: path.replace(/:\w+/gu, (name) => EXAMPLES[name] ?? name),
  rendered,
  access,
}));
const FOR_EVERYBODY = ADDRESSES.filter(({ access }) => access === undefined);
const FOR_ADMINS = ADDRESSES.filter(({ access }) => access === 'admin');

describe('the pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'share-site.png'), 'PNG');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
    writeFileSync(join(folder, '.built-from'), 'digest');
    writeFileSync(join(folder, 'assets/main-a1b2c3.js'), `// ${'code '.repeat(1000)}`);
    // As the build compresses it; the words show which file was sent.
    const compressed = brotliCompressSync('// from the build');
    writeFileSync(join(folder, 'assets/main-a1b2c3.js.br'), compressed);
    server = await TestServer.open({ webFolder: folder });
    await seedJobs(server.database.db, new Date('2026-11-01'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string, headers = {}) => server.visitor().send({ method: 'GET', url, headers });

  it.each(FOR_EVERYBODY)('answers $url, by the $rendered', async ({ url, rendered }) => {
    const { status, raw } = await get(url);
    expect(status).toBe(200);
    if (rendered === 'client') expect(raw.body).toBe(SHELL);
    else expect(JSON.parse(raw.body)).toMatchObject({ url, language: 'en' });
    expect(raw.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      // What the list says depends on who asks.
      'cache-control': url === '/resume' ? 'private, no-cache' : 'no-cache',
    });
  });

  const openRedirects = Object.values(REDIRECTS)
    .filter(({ path }) => path !== hrefOf('admin'))
    .map(({ path, to }) => ({ from: path, to: hrefOf(to) }));
  it.each(openRedirects)('[SH7] redirects $from to $to', async ({ from, to }) => {
    const { status, raw } = await get(`${from}?tab=all`);
    expect({ status, location: raw.headers.location }).toEqual({
      status: 301,
      location: `${to}?tab=all`,
    });
  });

  it.each([
    { asked: '/Resume?sort=name', to: '/resume?sort=name' },
    { asked: '/FAQ', to: '/faq' },
    { asked: '/faq/?a=B', to: '/faq?a=B' },
    { asked: '/Company/About-Us', to: '/company/about-us' },
    {
      asked: '/Company/careers/jobs/Senior-Engineer-document-parsing',
      to: '/company/careers/jobs/Senior-Engineer-document-parsing',
    },
  ])('[SH7] redirects $asked for good to $to', async ({ asked, to }) => {
    const { status, raw } = await get(asked);
    expect({ status, to: raw.headers.location }).toEqual({ status: 308, to });
  });

  it.each([
    '/nothing',
    '/Nothing/',
    '//faq',
    '/resume/x/nothing',
    '/research/gpt-9',
    '/company/careers/jobs',
    '/company/careers/jobs/no-such-job',
    '/company/careers/jobs/no-such-job/apply',
    '/research/articles/no-such-article',
    '/server/render.js',
    '/index.html.bak',
    '//evil.example/resume',
    '/.built-from',
    '/..%2f..%2fpackage.json',
  ])('[SH7] answers %s, which is no page, 404 with the page that says so', async (url) => {
    const { status, raw } = await get(url);
    expect({ status, drawn: JSON.parse(raw.body).url }).toEqual({ status: 404, drawn: url });
  });

  it('[WS10] has admin pages, and every one of them says so', () => {
    expect(FOR_ADMINS.length).toBeGreaterThan(4);
    expect(FOR_EVERYBODY.filter(({ url }) => url.startsWith('/admin'))).toEqual([]);
  });

  it.each(FOR_ADMINS)('[WS10] $url is there for an admin and for nobody else', async ({ url }) => {
    const guest = server.visitor();
    await guest.addResume();
    const ended = server.visitor();
    await ended.addResume();
    for (const [name, value] of ended.cookies) ended.cookies.set(name, `${value}x`);
    const others = [server.visitor(), guest, await server.accountHolder(), ended];
    const admin = await server.admin();

    // Before an admin has looked and after: nothing that was drawn for one is kept for another.
    for (const asked of [url, `${url}?status=new`, url]) {
      for (const who of others) {
        const { status, raw } = await who.send({ method: 'GET', url: asked });
        expect({ status, caching: raw.headers['cache-control'] }).toEqual({
          status: 404,
          caching: 'no-cache',
        });
        expect(JSON.parse(raw.body).answers).toEqual({ isMissing: true });
      }
      const { status, raw } = await admin.send({ method: 'GET', url: asked });
      expect({ status, body: raw.body }).toEqual({ status: 200, body: SHELL });
      expect(raw.headers['cache-control']).toBe('no-store');
      expect((await admin.send({ method: 'HEAD', url: asked })).status).toBe(200);
      expect((await others[0]?.send({ method: 'HEAD', url: asked }))?.status).toBe(404);
    }
    for (const asked of [`${url}/`, url.toUpperCase()]) {
      for (const who of others)
        expect((await who.send({ method: 'GET', url: asked })).status).toBe(404);
      const { status, raw } = await admin.send({ method: 'GET', url: asked });
      expect({ status, caching: raw.headers['cache-control'] }).toEqual({
        status: 308,
        caching: 'no-store',
      });
    }
  });

  it('[WS10] leads an admin from /admin to the inquiries, and tells others that there is nothing', async () => {
    expect((await get('/admin')).status).toBe(404);
    const admin = await server.admin();
    const { status, raw } = await admin.send({ method: 'GET', url: '/admin' });
    expect({ status, to: raw.headers.location }).toEqual({ status: 301, to: '/admin/inquiries' });
    expect(raw.headers['cache-control']).toBe('no-store');
  });

  it('gives a page the jobs that it is about, as anybody may read them', async () => {
    const board = JSON.parse((await get('/job_board')).raw.body);
    expect(board.answers.jobs).toMatchObject({ status: 'success' });
    expect(board.answers.jobs.jobs).toHaveLength(7);
    const { raw } = await get('/company/careers/jobs/senior-engineer-document-parsing');
    expect(JSON.parse(raw.body).answers.job.job).toMatchObject({
      id: 'senior-engineer-document-parsing',
    });
  });

  it('draws a page once, and again when a job has changed; with a query each time', async () => {
    const drawn = async (url: string) => JSON.parse((await get(url)).raw.body).drawn;
    const first = await drawn('/job_board');
    expect(await drawn('/job_board')).toBe(first);
    await server.database.db.execute("update jobs set title = 'Another' where is_featured");
    const second = await drawn('/job_board');
    expect(second).toBeGreaterThan(first);
    expect(await drawn('/job_board')).toBe(second);
    expect(await drawn('/research/index?kind=Release')).not.toBe(
      await drawn('/research/index?kind=Release'),
    );
  });

  it('leaves a page that cannot be drawn here to the browser', async () => {
    const { status, raw } = await get('/faq?fail');
    expect({ status, body: raw.body }).toEqual({ status: 200, body: SHELL });
  });

  it('tells search engines what there is to read, and what is not theirs', async () => {
    const { raw } = await get('/sitemap.xml', { host: 'shortlist.example' });
    expect(raw.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = Array.from(raw.body.matchAll(/<loc>(.*?)<\/loc>/gu), ([, place]) => place);
    const at = (path: string) => `http://shortlist.example${path}`;
    for (const { url, rendered } of ADDRESSES) {
      expect(places.includes(at(url)), url).toBe(rendered === 'server');
    }
    expect(places.filter((place) => place?.includes('/careers/jobs/'))).toHaveLength(7);
    expect(places.filter((place) => place?.includes('/articles/'))).toHaveLength(
      ARTICLE_IDS.length,
    );
    const robots = (await get('/robots.txt', { host: 'shortlist.example' })).raw.body;
    expect(robots).toContain(`Sitemap: ${at('/sitemap.xml')}`);
    expect(robots).toContain('Disallow: /admin');
  });

  it('[WS2] sends the feed of the articles, and nothing to a reader that has it', async () => {
    const { status, raw } = await get('/feed.xml', { host: 'shortlist.example' });
    expect({ status, body: raw.body }).toEqual({
      status: 200,
      body: '<feed>http://shortlist.example</feed>',
    });
    expect(raw.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const { etag } = raw.headers;
    const again = { host: 'shortlist.example', 'if-none-match': `"other", ${etag}` };
    const known = await get('/feed.xml', again);
    expect({ status: known.status, body: known.raw.body }).toEqual({ status: 304, body: '' });
    expect((await get('/feed.xml', { ...again, host: 'other.example' })).status).toBe(200);
  });

  it('lets hashed files be kept for ever, and asks for the others each time', async () => {
    const hashed = await get('/assets/main-a1b2c3.js');
    expect(hashed.raw.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript/u),
    });
    for (const [file, type] of [
      ['/favicon.svg', 'image/svg+xml'],
      ['/share-site.png', 'image/png'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { raw } = await get(file);
      expect(raw.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': expect.stringContaining(type),
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        etag: expect.any(String),
      });
    }
  });

  it('lets other sites show the pictures for shared addresses, and no other file', async () => {
    const policyOf = async (url: string) =>
      (await get(url)).raw.headers['cross-origin-resource-policy'];
    expect(await policyOf('/share-site.png')).toBe('cross-origin');
    expect(await policyOf('/favicon.svg')).toBe('same-origin');
    expect(await policyOf('/faq')).toBe('same-origin');
  });

  it('[SH8] answers a chunk that is gone 404, and not with a page', async () => {
    const { status, body } = await get('/assets/main-000000.js');
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('compresses pages and files for who can read that', async () => {
    for (const url of ['/resume', '/assets/main-a1b2c3.js']) {
      const { raw } = await get(url, { 'accept-encoding': 'gzip' });
      expect(raw.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(raw.rawPayload).length).toBeGreaterThan(2000);
    }
  });

  it('sends a file as the build has compressed it, and compresses it itself where the build has not', async () => {
    const ask = (encoding: string) =>
      get('/assets/main-a1b2c3.js', { 'accept-encoding': encoding });
    const { raw } = await ask('gzip, deflate, br, zstd');
    expect(raw.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(?:text|application)\/javascript/u),
      vary: expect.stringMatching(/accept-encoding/iu),
    });
    expect(String(brotliDecompressSync(raw.rawPayload))).toBe('// from the build');
    expect((await ask('zstd')).raw.headers['content-encoding']).toBe('zstd');
    expect((await ask('identity')).raw.body).toMatch(/^\/\/ code/u);
    expect((await get('/assets/main-a1b2c3.js.br')).status).toBe(404);
  });

  it('lets no foreign script, style or frame in', async () => {
    const { raw } = await get('/resume');
    const policy = String(raw.headers['content-security-policy']);
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/u);
    expect(raw.headers['x-content-type-options']).toBe('nosniff');
    expect(raw.headers['strict-transport-security']).toBeUndefined();
  });

  it('answers a scan of addresses without a page with the shell, which costs nothing, beyond so many in a second', async () => {
    const bodies: string[] = [];
    for (let nth = 0; nth < 300; nth += 1) {
      const { status, raw } = await get(`/nothing-${nth}`);
      expect(status).toBe(404);
      bodies.push(raw.body);
    }
    expect(bodies).toContain(SHELL);
    await sleep(1_000);
    expect(JSON.parse((await get('/nothing')).raw.body).url).toBe('/nothing');
  });
});

describe('the pages before the web app is built', () => {
  it('say what to do, while the API works', async () => {
    const server = await TestServer.open();
    const visitor = server.visitor();
    const { status, raw } = await visitor.send({ method: 'GET', url: '/resume' });
    expect({ status, type: raw.headers['content-type'] }).toEqual({
      status: 503,
      type: 'text/plain; charset=utf-8',
    });
    expect(raw.body).toMatch(/has not been built/u);
    expect(await visitor.addResume()).toMatch(/-/u);
    await server.close();
  });
});

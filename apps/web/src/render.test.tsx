import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ARTICLE_IDS,
  FEED_PATH,
  findPage,
  getJob,
  getSession,
  listDocuments,
  PAGES,
  type Page,
  type PageAnswers,
  PRODUCT_NAME,
} from '@shortlist/contracts';
import { DEFAULT_LANGUAGE } from '@shortlist/messages';
import { ResumeId, SECTIONS } from '@shortlist/model';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { openNetwork } from './network.test-support.ts';
import { closeApp, tokenOf } from './open-app.test-support.tsx';
import { render } from './render.tsx';
import { JOBS, ONE_JOB } from './site-jobs.test-support.ts';
import { startApp } from './start-app.tsx';

const SHELL = readFileSync(`${import.meta.dirname}/../index.html`, 'utf8');
const ORIGIN = 'https://shortlist.example';
const PUBLIC = `${import.meta.dirname}/../public/`;

/** Width and height of a PNG of the site, which stand in its first chunk. */
function pngSize(name: string): [width: number, height: number] {
  const bytes = readFileSync(PUBLIC + name);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const EXAMPLES: Record<string, string> = {
  ':releaseId': 'gpt-4.5',
  ':articleId': ARTICLE_IDS[0],
  ':jobId': 'bridge-engineer',
};
const RENDERED = Object.values<Page>(PAGES)
  .filter(({ rendered }) => rendered === 'server')
  .map(({ path, reads }) => ({
    url: path.replace(/:\w+/gu, (name) => EXAMPLES[name] ?? name),
    answers: answersOf(reads),
  }));

const RESUME = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11';
/** The pages of resumes, as they look until these have come. */
const LOADING_PAGES: { url: string; answers: PageAnswers }[] = [
  { url: '/resume', answers: {} },
  { url: '/resume', answers: { isGuest: true } },
  { url: '/resume?sort=name', answers: {} },
  { url: `/resume/${RESUME}/contact`, answers: {} },
  { url: `/resume/${RESUME}/designs`, answers: {} },
  { url: `/resume/${RESUME}/final`, answers: {} },
];

function answersOf(reads: Page['reads']): PageAnswers {
  if (reads === 'jobs') return { jobs: JOBS };
  return reads === 'job' ? { job: ONE_JOB } : {};
}

const draw = (url: string, answers: PageAnswers = {}) =>
  render({ url, origin: ORIGIN, shell: SHELL, language: DEFAULT_LANGUAGE, answers });

let stop: () => void = () => {};
beforeEach(() => openNetwork());
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false }))); // jsdom has no windows.
afterEach(() => {
  act(stop);
  stop = () => {};
  document.head.replaceChildren();
  document.body.replaceChildren();
  closeApp();
});

/** Puts a page into this document, as a browser would have read it. */
function show(html: string, url: string): HTMLElement {
  window.history.replaceState(null, '', url);
  const inert = html.replace(/<script type="module".*?<\/script>/su, '');
  const sent = new DOMParser().parseFromString(inert, 'text/html');
  document.head.replaceChildren(...sent.head.childNodes);
  document.body.replaceChildren(...sent.body.childNodes);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  return root;
}

describe('a page that the server renders', () => {
  it.each(RENDERED)('holds its heading and its text without JavaScript: $url', async (page) => {
    const html = await draw(page.url, page.answers);
    const root = show(html, page.url);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelector('main')?.textContent?.length).toBeGreaterThan(80);
    expect(html).not.toContain('needs JavaScript');
    // What the bare shell says while the app is on its way.
    expect(html).not.toContain('Loading Shortlist');
    // The policy on styles would refuse such an attribute.
    expect(html).not.toMatch(/<[^>]+ style="/u);
  });

  it.each([...RENDERED, ...LOADING_PAGES])(
    'holds no control that cannot be pressed: $url',
    async ({ url, answers }) => {
      const root = show(await draw(url, answers), url);
      // A press on one would be lost for good, and programs that drive a browser would wait for it.
      expect(root.querySelectorAll(':disabled, [aria-disabled="true"]')).toHaveLength(0);
    },
  );

  it.each<{ url: string; answers: PageAnswers }>([
    ...RENDERED,
    ...LOADING_PAGES,
    { url: '/no-such-page', answers: {} },
    { url: '/admin/inquiries', answers: { isMissing: true } },
  ])('is hydrated without a difference: $url', async ({ url, answers }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = show(await draw(url, answers), url);
    const before = root.querySelector('h1');
    await act(async () => {
      stop = await startApp(root);
    });
    // Server and browser, which each have React to themselves, are one process here. Nothing answers about a resume.
    const differences = complaints.mock.calls.filter(
      ([what]) => !/fetched|document could not be loaded|multiple renderers/u.test(String(what)),
    );
    expect(differences).toEqual([]);
    const isLost = root.textContent?.includes('Your resume could not be loaded');
    if (!isLost) expect(root.querySelector('h1')).toBe(before);
  });

  it.each(LOADING_PAGES)(
    'stands for $url until its resumes have come',
    async ({ url, answers }) => {
      const html = await draw(url, answers);
      const root = show(html, url);
      expect(root.querySelectorAll('h1')).toHaveLength(1);
      expect(root.querySelector('[data-page-loading]')).not.toBeNull();
      // It stands below the list, and would be moved by that.
      expect(root.textContent).not.toContain('saved in this browser only');
      // It starts by itself, and is nothing without that.
      expect(root.dataset.loading).toBe('');
      expect(html).toContain('needs JavaScript');
      expect(html).toContain('noindex');
      const [, , id] = url.split('/');
      const call = id ? `/api/documents/${id}` : '/api/documents?kind=resume';
      expect(html).toContain(`<link rel="preload" href="${call}" as="fetch" crossorigin>`);
      expect(html).not.toMatch(/<[^>]+ style="/u);
    },
  );

  const RESUME = {
    document_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001'),
    kind: 'resume',
    title: 'CV',
    edited: '2026-11-01T12:00:00.000Z',
    level: '',
    industry: '',
    revision: 1,
  } as const;

  it('does not ask who is here where the server has said that it is a guest', async () => {
    const network = openNetwork();
    network.answer(listDocuments, { status: 'success', message: '', documents: [RESUME] });
    const root = show(await draw('/resume', { isGuest: true }), '/resume');
    await act(async () => {
      stop = await startApp(root);
      await sleep(50); // It would have asked by now.
    });
    await waitFor(() => expect(root.textContent).toContain('saved in this browser only'));
    expect(network.sentTo(getSession)).toEqual([]);
  });

  it('[WS10] says to others than admins that there is no such page, and goes on saying so', async () => {
    const url = '/admin/jobs/bridge-engineer';
    const html = await draw(url, { isMissing: true });
    expect(html).toContain('noindex');
    const nothing = show(await draw('/no-such-page'), '/no-such-page').querySelector('main');
    const root = show(html, url);
    expect(document.title).toBe('Page not found · Shortlist');
    expect(root.querySelector('main')?.innerHTML).toBe(nothing?.innerHTML);
    await act(async () => {
      stop = await startApp(root);
    });
    expect(root.querySelector('h1')?.textContent).toBe('Page not found');
    expect(document.title).toBe('Page not found · Shortlist');
  });

  it('is hydrated as it stands for somebody who is logged in, whose name is then shown', async () => {
    expectPrinted('The token was not refreshed. NetworkError');
    const network = openNetwork();
    localStorage.setItem('token', tokenOf());
    const url = '/company/careers/jobs/bridge-engineer';
    const root = show(await draw(url, { job: ONE_JOB }), url);
    const before = root.querySelector('h1');
    expect(before).not.toBeNull();
    await act(async () => {
      stop = await startApp(root);
      await sleep(50); // What is asked for again, or taken away, would be so by now.
    });
    expect(root.querySelector('h1')).toBe(before);
    expect(network.sentTo(getJob)).toEqual([]);
    expect(root.querySelector('header')?.textContent).toContain('Log out');
  });

  it('says what it is in its head', async () => {
    show(await draw('/faq?from=mail'), '/faq');
    expect(document.title).toBe('FAQ · Shortlist');
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute('content');
    expect(content('meta[name="description"]')).toMatch(/^Short answers/u);
    expect(content('meta[property="og:title"]')).toBe('FAQ');
    expect(content('meta[property="og:url"]')).toBe(`${ORIGIN}/faq`);
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${ORIGIN}/faq`,
    );
  });

  it.each([
    { url: '/faq', answers: {}, picture: 'share-site.png' },
    { url: '/research/articles/honest-scores', answers: {}, picture: 'share-research.png' },
    {
      url: '/company/careers/jobs/bridge-engineer',
      answers: { job: ONE_JOB },
      picture: 'share-careers.png',
    },
  ])('has a picture for those who share $url', async ({ url, answers, picture }) => {
    show(await draw(url, answers), url);
    const content = (name: string) =>
      document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
    expect(content('og:image')).toBe(`${ORIGIN}/${picture}`);
    const size = [content('og:image:width'), content('og:image:height')].map(Number);
    expect(pngSize(picture)).toEqual(size);
    expect(size).toEqual([1200, 630]);
    expect(readFileSync(`${PUBLIC}/${picture}`).length).toBeLessThan(100_000);
  });

  it('[OP4] names its icons, its manifest and its feed, each of which is there', async () => {
    show(await draw('/faq'), '/faq');
    const href = (rel: string) =>
      document.head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');
    expect(href('alternate')).toBe(FEED_PATH);
    expect(pngSize(href('apple-touch-icon') ?? '')).toEqual([180, 180]);
    const manifest = JSON.parse(readFileSync(PUBLIC + href('manifest'), 'utf8'));
    expect(manifest).toMatchObject({ name: PRODUCT_NAME, short_name: PRODUCT_NAME });
    const themeColor = document.head.querySelector('meta[name="theme-color"]');
    expect(themeColor?.getAttribute('content')).toBe(manifest.theme_color);
    expect(findPage(manifest.start_url, SECTIONS)?.kind).toBe('page');
    // What a browser needs to offer an installation: a window of its own, and both sizes of an icon that is not cut.
    expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display);
    const [drawn, ...pictures] = manifest.icons;
    expect(drawn.src).toBe(href('icon'));
    expect(readFileSync(PUBLIC + drawn.src, 'utf8')).toContain('<svg');
    const whole = pictures.filter(({ purpose = 'any' }) => purpose === 'any');
    expect(whole.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of pictures) {
      expect(pngSize(src).join('x')).toBe(sizes);
    }
    const maskable = manifest.icons.filter(({ purpose = '' }) => purpose === 'maskable');
    expect(maskable.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  });

  const structured = () =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null');

  it('describes a job and the questions to search engines', async () => {
    show(await draw('/company/careers/jobs/bridge-engineer', { job: ONE_JOB }), '/');
    const { description, ...posting } = structured();
    expect(posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Bridge Engineer',
      identifier: { '@type': 'PropertyValue', name: 'Shortlist', value: 'bridge-engineer' },
      url: `${ORIGIN}/company/careers/jobs/bridge-engineer`,
      datePosted: '2026-11-02',
      validThrough: '2027-01-31T23:59:59Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Shortlist', sameAs: ORIGIN },
      directApply: true,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Dallas',
          addressRegion: 'Texas',
          addressCountry: 'US',
        },
      },
    });
    expect(description).toContain('<li>Draw them</li>');
    show(await draw('/faq'), '/');
    expect(structured()).toMatchObject({ '@type': 'FAQPage' });
    expect(structured().mainEntity.length).toBeGreaterThan(10);
  });

  it('tells search engines of a remote job from where it may be done', async () => {
    const remote = { location: 'Remote, Canada', country: 'CA', applyBy: '' };
    const job = { ...ONE_JOB.job, ...remote, employmentType: 'Internship' };
    show(await draw('/company/careers/jobs/bridge-engineer', { job: { ...ONE_JOB, job } }), '/');
    expect(structured()).toMatchObject({
      employmentType: 'INTERN',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Canada' },
    });
    for (const absent of ['jobLocation', 'validThrough']) {
      expect(structured()).not.toHaveProperty(absent);
    }
  });

  it('[SH7] is Not Found for an address without a page, and for a job that is not there', async () => {
    for (const [url, answers] of [
      ['/research/gpt-9', {}],
      ['/company/careers/jobs/nothing', { job: null }],
    ] as const) {
      const root = show(await draw(url, answers), url);
      expect(root.querySelector('h1')?.textContent).toBe('Page not found');
      expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe(
        'noindex',
      );
    }
  });

  it('lets no word of a job end the data block or become a tag', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const job = { ...ONE_JOB.job, title: evil, description: evil };
    const html = await draw('/company/careers/jobs/bridge-engineer', { job: { ...ONE_JOB, job } });
    show(html, '/');
    expect(document.querySelectorAll('script:not([type])')).toHaveLength(0);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.querySelector('h1')?.textContent).toBe(evil);
  });
});

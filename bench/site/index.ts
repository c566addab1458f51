import { type APIRequestContext, request } from '@playwright/test';
import { readSample, seedResume } from '../../e2e/support/seed-resume.ts';
import { TestServer } from '../../e2e/support/server.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { median } from '../median.ts';
import { lighthouse } from '../peers/lighthouse.ts';
import type { Result } from '../result.ts';
import { openChromium } from './open-chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Record<Category, number>;

/** The times that the score of performance is made of, and how they are shown. */
const TIMES = [
  { name: 'FCP', audit: 'first-contentful-paint', show: inSeconds },
  { name: 'LCP', audit: 'largest-contentful-paint', show: inSeconds },
  { name: 'TBT', audit: 'total-blocking-time', show: (ms: number) => `${ms.toFixed(0)} ms` },
  { name: 'CLS', audit: 'cumulative-layout-shift', show: (shift: number) => shift.toFixed(3) },
] as const;
type Times = Record<(typeof TIMES)[number]['name'], number>;

type Run = { scores: Scores; times: Times };

/** The least that each score must reach, of 100. */
const LEAST = 95;

/** Lighthouse varies from run to run: each figure is the middle of so many. */
const RUNS = 3;
const ATTEMPTS = 3;

type MeasuredPage = {
  name: string;
  path: string;
  /** The cookie of the person whose page it is, where it is not everybody's. */
  cookie?: string;
  /** Search engines have no business there. */
  isHidden?: boolean;
};

const PAGES: MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'careers', path: '/company/careers' },
  { name: 'how it works', path: '/how-it-works' },
  { name: 'a job', path: '/company/careers/jobs/senior-engineer-document-parsing' },
  { name: 'the FAQ', path: '/faq' },
];

/** Lighthouse, in its mobile profile, on pages of the built site and of the product as the real server serves them. */
export async function benchSite(): Promise<Result[]> {
  buildWeb();
  const server = await TestServer.start();
  try {
    const results: Result[] = [];
    for (const page of [...PAGES, ...(await pagesOfGuest(server.url))]) {
      results.push(...(await benchPage(page, server.url)));
    }
    return results;
  } finally {
    await server.dispose();
  }
}

/** The pages of a guest with one resume, and what visitors see of it. */
async function pagesOfGuest(url: string): Promise<MeasuredPage[]> {
  const visitor = await request.newContext();
  try {
    const id = await seedResume(visitor, url, {
      name: 'Sample',
      resume: readSample('01-engineer'),
    });
    const { cookies } = await visitor.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const own = { cookie, isHidden: true };
    return [
      { name: 'list', path: '/resume', ...own },
      { name: 'editor', path: `/resume/${id}/contact`, ...own },
      { name: 'preview', path: `/resume/${id}/final`, ...own },
      { name: "a link's page", path: await addLink(visitor, url, id), isHidden: true },
    ];
  } finally {
    await visitor.dispose();
  }
}

async function addLink(owner: APIRequestContext, url: string, id: string): Promise<string> {
  const made = await owner.post(`${url}/api/documents/${id}/links`, { data: { name: 'Link' } });
  return new URL((await made.json()).url).pathname;
}

async function benchPage(
  { name, path, cookie, isHidden }: MeasuredPage,
  url: string,
): Promise<Result[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(url + path, cookie));
  const judged = CATEGORIES.filter((category) => category !== 'seo' || !isHidden);
  return judged.map((category) => {
    const score = median(runs.map(({ scores }) => scores[category]));
    return {
      name: `Lighthouse, ${name}: ${category}`,
      figure: category === 'performance' ? `${score} (${sayTimes(runs)})` : String(score),
      target: `>= ${LEAST}`,
      met: score >= LEAST,
    };
  });
}

/** The middle of each time, so that a score that is missed can be understood. */
const sayTimes = (runs: readonly Run[]) =>
  TIMES.map(
    ({ name, show }) => `${name} ${show(median(runs.map(({ times }) => times[name])))}`,
  ).join(', ');

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

/**
 * The scores of one run, of 100, and its times. On a busy machine Lighthouse may miss the beginning of its own
 * navigation and says so; it is then asked again.
 */
async function measure(url: string, cookie: string | undefined): Promise<Run> {
  let reason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { categories, audits, runtimeError } = await runLighthouse(url, cookie);
    if (!runtimeError) return { scores: scoresOf(categories), times: timesOf(audits) };
    reason = runtimeError.message;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
}

/** Lighthouse's own default is the mobile profile. Each run has its own browser. */
async function runLighthouse(url: string, cookie: string | undefined) {
  const { port, close } = await openChromium();
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      ...(cookie && { extraHeaders: { cookie } }),
    });
    if (!run) throw new Error('Lighthouse gave no result.');
    return run.lhr;
  } finally {
    await close();
  }
}

const scoresOf = (categories: Record<string, { score: number | null }>) =>
  Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
  ) as Scores;

const timesOf = (audits: Record<string, { numericValue?: number }>) =>
  Object.fromEntries(
    TIMES.map(({ name, audit }) => [name, audits[audit]?.numericValue ?? Number.NaN]),
  ) as Times;

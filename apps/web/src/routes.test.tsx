import {
  getDocument,
  getJob,
  listDocuments,
  listJobs,
  listPursuits,
  PAGES,
  type PageName,
} from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { openNetwork } from './network.test-support.ts';
import { closeApp, openAt } from './open-app.test-support.tsx';
import { RouteError } from './pages/route-error.tsx';
import { PAGE_PARTS, routes } from './routes.tsx';
import { JOBS, ONE_JOB } from './site-jobs.test-support.ts';

const RESUME = '/resume/0b9c5a1e-3f1d-4c7e-9a00-1234567890ab';

beforeEach(() => {
  const network = openNetwork();
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
  network.answer(listPursuits, { status: 'success', message: '', applications: [], next: null });
  network.answer(listJobs, JOBS);
  network.answer(getJob, ONE_JOB);
  network.refuse(getDocument, 'no_session', 'Log in.');
});
afterEach(closeApp);

it.each([
  ['/research', '/research/index', 'Research'],
  ['/company', '/company/about-us', 'About Shortlist'],
])('[SH7] leads from %s to %s', async (from, to, heading) => {
  const { address } = openAt(from, routes, PAGE_PARTS);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(address()).toBe(to);
});

it.each([
  ['/Resume?sort=name', '/resume?sort=name', 'Resumes'],
  ['/FAQ/', '/faq', 'FAQ'],
  ['/Research/Sora', '/research/sora', 'Sora'],
  [
    '/company/careers/Jobs/bridge-engineer',
    '/company/careers/jobs/bridge-engineer',
    'Bridge Engineer',
  ],
])('[SH7] leads from %s to the page’s own address', async (from, to, heading) => {
  const { address } = openAt(from, routes, PAGE_PARTS);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  await waitFor(() => expect(address()).toBe(to));
});

it.each(['/nope', '/research/gpt-9', `${RESUME}/hobbies`, '/resume/a/b/c'])(
  '[SH7] shows Not Found with ways onward for %s',
  async (path) => {
    openAt(path, routes, PAGE_PARTS);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your resumes' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Page not found · Shortlist'));
  },
);

const READ = Object.entries(PAGES).filter(
  ([, { path }]) => !/^\/(?:resume\/|letter\/|job_board\/applications\/:|admin)/u.test(path),
);
const addressOf = (path: string) =>
  path
    .replace(':releaseId', 'sora')
    .replace(':articleId', 'honest-scores')
    .replace(':jobId', 'bridge-engineer');

/** Titles of pages that have the title of what they show. */
const OWN_TITLES: Record<string, string> = {
  '/research/:releaseId': 'Sora',
  '/research/articles/:articleId': 'A score you can check',
  '/company/careers/jobs/:jobId': 'Bridge Engineer',
  '/company/careers/jobs/:jobId/apply': 'Apply for Bridge Engineer',
};

it.each(
  READ.map(([name, { path }]) => ({
    path: addressOf(path),
    title: OWN_TITLES[path] ?? en.pages.texts[name as PageName],
  })),
)('[SH9] gives $path a title, one heading, landmarks and a skip link', async ({ path, title }) => {
  openAt(path, routes, PAGE_PARTS);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toBe(`${title} · Shortlist`));
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    expect(screen.getAllByRole(landmark)).toHaveLength(1);
  }
  expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

it('[SH9] moves the focus to the heading on navigation, not on the first load', async () => {
  const { user } = openAt('/faq', routes, PAGE_PARTS);
  await screen.findByRole('heading', { level: 1, name: 'FAQ' });
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Job Board' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Job Board' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('[SH8] names a chunk that is missing, and Retry fetches it again', async () => {
  expectPrinted('Loading chunk atlas failed (missing)');
  let isAway = true;
  const load = async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <h1>Arrived</h1>;
  };
  const route = { path: '/', load: () => loadChunk('atlas', load) };
  const { user } = openAt('/', [route], { Failure: RouteError });

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Loading chunk atlas failed (missing)',
  );
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeTruthy();
});

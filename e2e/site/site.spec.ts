import type { Page } from '@playwright/test';
import { expectSaved, sheetText } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

const JOB = '/company/careers/jobs/senior-engineer-document-parsing';

/** Public pages, one of each kind. */
const PAGES = [
  { path: '/', heading: 'What can I help with?' },
  { path: '/how-it-works', heading: 'How it works' },
  { path: '/research/index', heading: 'Research' },
  { path: '/research/overview', heading: 'Research Overview' },
  { path: '/research/residency', heading: 'Research Residency' },
  { path: '/research/openai-o3', heading: 'OpenAI o3' },
  { path: '/research/gpt-4.5', heading: 'GPT-4.5' },
  { path: '/research/sora', heading: 'Sora' },
  { path: '/research/articles/honest-scores', heading: 'A score you can check' },
  { path: '/company/about-us', heading: 'About Shortlist' },
  { path: '/company/careers', heading: 'Careers' },
  { path: '/company/careers/search', heading: 'Job Search' },
  { path: JOB, heading: 'Senior Engineer, Document Parsing' },
  { path: '/company/contact', heading: 'Contact Us' },
  { path: '/company/terms-and-privacy', heading: 'Terms & Privacy' },
  { path: '/job_board', heading: 'Job Board' },
  { path: '/faq', heading: 'FAQ' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[WS1] [WS2] [WS3] [WS4] every public page is there to read', async ({ page }) => {
    for (const { path, heading } of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    await page.goto('/job_board');
    await expect(
      page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link'),
    ).toHaveCount(7);
    await page.getByRole('link', { name: 'Senior Engineer, Document Parsing' }).click();
    await expect(page).toHaveURL(JOB);
    await expect(page.getByRole('heading', { name: 'Qualifications' })).toBeVisible();
  });

  test('the app says what it needs', async ({ page }) => {
    await page.goto('/resume');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.getByText('Loading Shortlist')).toBeHidden();
  });
});

test('the app says that it is coming where the line is slow, and then no more', async ({
  page,
}) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading Shortlist')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading Shortlist')).toBeHidden();
});

/** Collects what a page complains of; a listener that a browser without the app would not have. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('[WS3] [SH9] pages hydrate without a complaint, under the strict policy, and ask no other host', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== server.url)
      elsewhere.push(request.url());
  });
  for (const { path } of [...PAGES, { path: '/research/index?kind=Release&sort=title' }]) {
    await page.goto(path);
    // Nobody has been here before: what the button does, it does because the page was hydrated.
    await page.getByRole('button', { name: 'Collapse navigation' }).click();
    await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints, path).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
  for (const path of ['/resume', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const refused = complaints.filter((text) => text.includes('Content Security Policy'));
    expect(refused, path).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});

test('[WS1] the sample on the home page is a picture, then paper that follows, then a resume', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isPaperAsked = () => asked.some((url) => /live-paper|tinos/i.test(url));
  await page.goto('/');
  const picture = page.getByRole('img', { name: /^A printed page/ });
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  expect(isPaperAsked()).toBe(false);

  await page.getByRole('textbox', { name: 'Full name' }).fill('Ida Sample');
  const sheet = sheetText(page).first();
  await expect(sheet).toContainText('Ida Sample');
  // The page takes the place of its picture to the pixel: nothing on the screen moves.
  const after = await sheet.boundingBox();
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);

  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ida Sample');
});

test('[WS1] a rendered page runs no app before somebody uses it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  // Without windows, Chromium moves a pointer that nobody has over each new page.
  await page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/faq');
  // The scripts are fetched ahead as files, and none of them is run.
  await expect(page.locator('link[rel="prefetch"][href*="start-app"]')).toBeAttached();
  expect(asked.filter((what) => /^script .*(?:start-app|libraries)/.test(what))).toEqual([]);
  await page.getByLabel('Search the questions').fill('undo delete');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 questions');
});

test('[SH7] [WS3] unknown addresses are 404, with ways onward', async ({ page }) => {
  for (const path of ['/nope', '/research/articles/nope', `${JOB}-nope`, `${JOB}-nope/apply`]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('[WS1] no link on the site is dead', async ({ page, request }) => {
  const known = new Set(['/']);
  for (const path of known) {
    const html = await (await request.get(path)).text();
    const places = Array.from(html.matchAll(/href="(\/[^"]*)"/g), ([, href = '']) => href);
    for (const href of places) {
      const [address = ''] = href.replaceAll('&amp;', '&').split('#');
      if (known.has(address)) continue;
      known.add(address);
      expect((await request.get(address)).status(), `${address} on ${path}`).toBe(200);
    }
  }
  expect(known.size).toBeGreaterThan(45);
  await page.goto('/');
});

test('[WS1] the search is used with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'What can I help with?' });
  await field.focus();
  await expect(page.getByRole('option', { name: /Create a resume/ })).toBeVisible();
  await page.keyboard.type('reading order');
  // What the first letters find stands there for a moment.
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /reading-order-in-pdf$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/research\/articles\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

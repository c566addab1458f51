import type { Page } from '@playwright/test';
import { SECTIONS } from '@shortlist/model';
import { signUp, somebody } from '../support/account.ts';
import { openTab } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** The ways into an account; a stranger sees `/account` as one of them. */
const WAYS_IN = [
  '/login?view=forgot',
  '/reset-password?token=x',
  '/verify-email?token=x',
  '/reminders/end?token=x',
  '/account',
];

const PAGES = [
  '/',
  '/how-it-works',
  '/resume',
  '/research/index',
  '/research/overview',
  '/research/openai-o3',
  '/research/articles/honest-scores',
  '/company/about-us',
  '/company/careers',
  '/company/careers/search',
  '/company/careers/jobs/senior-engineer-document-parsing',
  '/company/careers/jobs/senior-engineer-document-parsing/apply',
  '/company/contact',
  '/company/terms-and-privacy',
  '/job_board',
  '/faq',
  '/login',
  '/no-such-page',
];

/** Pages of the same kinds with other words, which are hydrated as well. */
const LIKE_THESE = [
  '/research/index?kind=Release&sort=title',
  '/research/residency',
  '/research/gpt-4.5',
  '/research/sora',
];

/** Words in the console that are expected: a page that is not there, and that tests have no service worker. */
const EXPECTED = /status of 404|Service Worker registration blocked by Playwright/;

/** Lists what a page complains of, and whom else it asks. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      complaints.push(request.url());
  });
  return complaints;
}

/** A window of 1280 px at 400 % zoom shows the page without scrolling sideways. */
async function expectNoSideways(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const place = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    // Rows of tabs that scroll by themselves are told by their own width.
    hidden: Array.from(document.querySelectorAll('main [role="tablist"]')).filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ).length,
  }));
  expect(place).toEqual({ sideways: 0, hidden: 0 });
}

/** Opens a page where nobody has been before: what its button does, it does because the page was hydrated. */
async function hydrate(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const JOURNEYS = 3;
for (let journey = 0; journey < JOURNEYS; journey += 1) {
  const pages = PAGES.filter((_, at) => at % JOURNEYS === journey);
  test(`[SH9] [WS3] hydrated without a complaint, under the strict policy, no other host asked; a title, one h1, landmarks and no finding of axe, at any width: ${pages.join(' ')}`, async ({
    page,
    server,
  }) => {
    const complaints = watch(page, server.url);
    for (const address of LIKE_THESE.filter((_, at) => at % JOURNEYS === journey)) {
      await hydrate(page, address);
      expect(complaints, address).toEqual([]);
      await page.evaluate(() => localStorage.clear());
    }
    for (const address of pages) {
      await test.step(address, async () => {
        await hydrate(page, address);
        expect(complaints).toEqual([]);
        await expectAccessibleInEachWindow(page, async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page).toHaveTitle(/Shortlist/);
        });
        await expectNoSideways(page);
        await page.setViewportSize({ width: 1440, height: 800 });
        await page.evaluate(() => localStorage.clear());
      });
    }
  });
}

test('[SH9] the editor and the final preview have no finding of axe, in any section, at any width', async ({
  page,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'A name of forty characters, no less, here',
    resume: readSample('01-engineer'),
  });
  await page.goto(`/resume/${id}/skills`);
  for (const section of SECTIONS.tabs) {
    await openTab(page, SECTIONS.titleOf(section));
    await page.waitForLoadState('networkidle');
    await expectAccessibleInEachWindow(page);
  }
  await page.goto(`/resume/${id}/final`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessibleInEachWindow(page);
});

test('[SH9] the ways in, the account page and its dialogs have no finding of axe, at any width', async ({
  page,
}) => {
  for (const address of WAYS_IN) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('main :is(a, form, button)').first()).toBeVisible();
    await expectAccessibleInEachWindow(page);
  }
  await page.goto('/login?view=sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please enter your name.')).toBeVisible();
  await expectAccessibleInEachWindow(page);
  await signUp(page, somebody('A name of forty characters, no less, here'));
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
  await expectAccessibleInEachWindow(page);
  for (const name of ['Change your email address', 'Delete account']) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('button[type=submit]').click();
    await expect(dialog.getByText('Please enter your password.')).toBeVisible();
    await expectAccessibleInEachWindow(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('[SH9] the dialogs of the list have no finding of axe, at any width', async ({ page }) => {
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInEachWindow(page);
  await page.getByRole('button', { name: 'Write your resume by yourself' }).click();
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page.getByText('Please enter a resume name.').first()).toBeVisible();
  await expectAccessibleInEachWindow(page);
  await page.keyboard.press('Escape');
});

test.describe('a window of 1280 px at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('[SH9] shows pages from their top to who is logged in', async ({ page }) => {
    await signUp(page, somebody());
    for (const address of ['/', '/resume', '/company/careers/search', '/account']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
      await expectNoSideways(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

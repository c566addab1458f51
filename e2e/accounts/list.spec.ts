import type { Page } from '@playwright/test';
import { createByHand } from '../support/app.ts';
import { newResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { DOCUMENTS } from '../support/wire.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the list of these resumes, the last of which is the newest. */
async function openList(page: Page, url: string, ...names: string[]): Promise<void> {
  for (const name of names) await newResume(page.request, url, name);
  await page.goto('/resume');
  await expect(link(page, names[0] ?? '')).toBeVisible();
}

async function chooseAction(page: Page, name: string, action: 'Rename' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function renameTo(page: Page, from: string, to: string): Promise<void> {
  await chooseAction(page, from, 'Rename');
  await page.getByLabel('Resume name').fill(to);
  await page.getByRole('button', { name: 'SAVE' }).click();
}

test('[RL2] [RL3] [ED2] [ED3] lists, sorts, renames, deletes and brings back', async ({
  page,
  server,
}) => {
  await openList(page, server.url, 'apple', 'Zebra', 'banana');
  const names = page.getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['banana', 'Zebra', 'apple']);

  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Name' }).click();
  await expect(names).toHaveText(['apple', 'banana', 'Zebra']);
  await page.reload();
  await expect(names).toHaveText(['apple', 'banana', 'Zebra']);

  await renameTo(page, 'apple', 'cherry');
  await expect(names).toHaveText(['banana', 'cherry', 'Zebra']);

  await chooseAction(page, 'banana', 'Delete');
  await page.getByRole('button', { name: 'Delete resume' }).click();
  await expect(names).toHaveText(['cherry', 'Zebra']);
  await expect(link(page, 'cherry')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names).toHaveText(['banana', 'cherry', 'Zebra']);
});

test('[ED2] a second tab that renames is told of the first one’s name', async ({
  page,
  server,
  context,
}) => {
  await openList(page, server.url, 'Before');
  const other = await context.newPage();
  await other.goto('/resume');
  await chooseAction(other, 'Before', 'Rename');

  await renameTo(page, 'Before', 'From the first');
  await expect(link(page, 'From the first')).toBeVisible();
  await other.getByLabel('Resume name').fill('From the second');
  await other.getByRole('button', { name: 'SAVE' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question).toContainText('From the first');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(link(other, 'From the second')).toBeVisible();
});

test('[RL4] a session that the server no longer knows can be replaced by a new one', async ({
  page,
  server,
  context,
}) => {
  await openList(page, server.url, 'Of the ended session');
  const cookies = await context.cookies();
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: 'ended.ended' })));
  await page.goto('/resume');
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await page.getByRole('button', { name: 'Start anew' }).click();
  await createByHand(page, 'Of the new one');
  await page.goto('/resume');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Of the new one']);
});

test('[CR2] SAVE pressed twice creates one resume', async ({ page }) => {
  await page.route(DOCUMENTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await page.getByRole('button', { name: 'Write your resume by yourself' }).click();
  await page.getByLabel('Resume name').fill('Only one');
  await page.getByRole('button', { name: 'SAVE' }).dblclick();
  await expect(page).toHaveURL(/contact$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Only one']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[SH8] a page whose chunk does not come says which, and comes with Retry', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/resumes-page*', (route) => route.abort());
  await page.getByRole('link', { name: 'Resume Optimization' }).click();
  await expect(page.getByRole('alert')).toContainText('Loading chunk resumes failed (missing)');
  await page.unroute('**/assets/resumes-page*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();
});

const HARD_NAMES = [
  'x'.repeat(200),
  'محمد أحمد — مهندس برمجيات (٢٠٢٦)',
  '王小明的简历'.repeat(20),
  '<img src=x onerror=alert(1)><b>bold</b>',
];

test('[RL3] names of every kind stay inside their cards, dialogs and messages', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, server.url, ...HARD_NAMES);
  const widthOver = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.max(...all.map((e) => e.scrollWidth - e.clientWidth)));
  expect(await widthOver('html, article')).toBe(0);
  for (const name of HARD_NAMES) {
    await chooseAction(page, name, 'Delete');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await widthOver('[role=alertdialog]')).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('[SH9] nothing jumps while a page arrives, its letters last', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  for (const address of ['/', '/faq', '/resume']) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  }
});

test('the form that creates a resume, which could not be loaded, is loaded by the next press', async ({
  page,
}) => {
  const form = /create-resume/;
  await page.route(form, (route) => route.abort());
  await page.goto('/resume');
  const create = page.getByRole('button', { name: 'Create new resume' });
  await create.click();
  await expect(page.getByRole('alertdialog')).toContainText('The form could not be loaded');
  await page.unroute(form);
  await page.getByRole('button', { name: 'OK' }).click();
  await create.click();
  await expect(page.getByRole('dialog', { name: 'Create new resume' })).toBeVisible();
});

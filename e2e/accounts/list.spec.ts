import type { Page } from '@playwright/test';
import { newResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Opens the list of these resumes, the last of which is the newest. */
async function openList(page: Page, url: string, ...names: string[]): Promise<void> {
  for (const name of names) await newResume(page.request, url, name);
  await page.goto('/resume');
  await expect(link(page, names[0] ?? '')).toBeVisible();
}

async function askToDelete(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

test('[SH8] a page whose chunk does not come says which, and comes with Retry; a form comes with the next press', async ({
  page,
}) => {
  await page.goto('/');
  await page.route('**/assets/resumes-page*', (route) => route.abort());
  await page.getByRole('link', { name: 'Resume Optimization' }).click();
  await expect(page.getByRole('alert')).toContainText('Loading chunk resumes failed (missing)');
  await page.unroute('**/assets/resumes-page*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();

  const form = /create-resume/;
  await page.route(form, (route) => route.abort());
  const create = page.getByRole('button', { name: 'Create new resume' });
  await create.click();
  await expect(page.getByRole('alertdialog')).toContainText('The form could not be loaded');
  await page.unroute(form);
  await page.getByRole('button', { name: 'OK' }).click();
  await create.click();
  await expect(page.getByRole('dialog', { name: 'Create new resume' })).toBeVisible();
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
    await askToDelete(page, name);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await widthOver('[role=alertdialog]')).toBe(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

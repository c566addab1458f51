import type { Page } from '@playwright/test';
import { EntryId, emptyFlatEntry, withFlatEntries } from '@shortlist/resume';
import { expectSaved, sheetText } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const ROLES = ['Director', 'Lead', 'Engineer', 'Trainee'];

const titles = (page: Page) => page.locator('[data-entry] h3').allTextContents();
const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const role = (page: Page) => page.getByRole('textbox', { name: 'Role' });
const change = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Change ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('[OC3] entries fold, are hidden, duplicated, and deleted with undo', async ({
  page,
  server,
}) => {
  const jobs = ROLES.map((name, index) => ({
    ...emptyFlatEntry('experience', EntryId.parse(`sample-${index}`)),
    role: name,
    company: `Kestrel ${index}`,
    startDate: `Jan 20${20 - index}`,
    bullets: `• Led crane ${index}.`,
  }));
  const resume = withFlatEntries(readSample('12-hebrew'), 'experience', jobs);
  const id = await seedResume(page.request, server.url, { name: 'Entries', resume });
  await page.goto(`/resume/${id}/experience`);

  // Four cards are a long list, and stand folded; a line of the paper opens the one that it came from.
  await expect(card(page, 'Lead')).toHaveAttribute('aria-expanded', 'false');
  await expect(role(page)).toHaveCount(0);
  await expect(page.getByText('Kestrel 1 · Jan 2019')).toBeVisible();
  await expectAccessible(page);
  await sheetText(page).getByText('Led crane 2.').click();
  await expect(card(page, 'Engineer')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('textbox', { name: 'What you did' })).toBeFocused();
  await card(page, 'Lead').press('Enter');
  await expect(role(page)).toHaveCount(2);
  await page.reload();
  await expect(card(page, 'Lead')).toHaveAttribute('aria-expanded', 'true');
  await expect(role(page)).toHaveCount(2);

  await change(page, 'Lead', 'Hide from the page');
  await expect(page.getByText('Hidden: kept here, and on no page and in no file.')).toBeVisible();
  await expect(sheetText(page)).not.toContainText('Kestrel 1');
  await expectSaved(page);
  await page.reload();
  await expect(page.getByText('Hidden: kept here')).toBeVisible();
  await expect(sheetText(page)).toContainText('Kestrel 2');
  await expect(sheetText(page)).not.toContainText('Kestrel 1');
  await expectAccessible(page);
  await change(page, 'Lead', 'Show on the page');
  await expect(sheetText(page)).toContainText('Kestrel 1');

  await change(page, 'Lead', 'Duplicate');
  await expect.poll(() => titles(page)).toEqual([...ROLES.toSpliced(1, 0, 'Lead')]);
  await expectSaved(page);

  await page.getByRole('button', { name: 'Delete Director' }).click();
  await expect.poll(() => titles(page)).toEqual(['Lead', 'Lead', 'Engineer', 'Trainee']);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  const restored = ['Director', 'Lead', 'Lead', 'Engineer', 'Trainee'];
  await expect.poll(() => titles(page)).toEqual(restored);
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(restored);
  await expect(sheetText(page)).toContainText('Kestrel 0');
  // As it stood before the server gave it an id.
  await expect(card(page, 'Director')).toHaveAttribute('aria-expanded', 'true');
});

test('[OC3] a title of any length takes three lines of its card', async ({ page, openNew }) => {
  await openNew('Long title', 'experience');
  await role(page).fill('W'.repeat(300));
  const title = page.locator('[data-entry]').getByRole('heading', { level: 3 });
  await expect(title).toContainText('W'.repeat(300));
  const box = await title.boundingBox();
  expect(box?.height).toBeGreaterThan(60);
  expect(box?.height).toBeLessThan(90);
});

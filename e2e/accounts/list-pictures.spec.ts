import type { Page } from '@playwright/test';
import { signUp, somebody } from '../support/account.ts';
import { expectSaved } from '../support/app.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const picture = (page: Page, name: string) => card(page, name).locator('img');

/** Counts the picture's pixels that are dark: print on the white sheet. */
async function inkOf(page: Page, name: string): Promise<number> {
  await expect(picture(page, name)).toBeVisible();
  return picture(page, name).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data.filter((value, at) => at % 4 === 0 && value < 128).length;
  });
}

/** Counts the calls that ask for whole resumes, several at once. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/documents/whole') reads += 1;
  });
  return () => reads;
}

const keptPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('shortlist.pictures')).keys()).length);

test('[OC7] cards show the first page, kept here until an edit, and gone after log out', async ({
  page,
  server,
}) => {
  await signUp(page, somebody());
  for (const name of ['One', 'Two', 'Three']) {
    await seedResume(page.request, server.url, { name, resume: readSample('01-engineer') });
  }
  const reads = countReads(page);
  await page.goto('/resume');
  const ink = await inkOf(page, 'One');
  expect(ink).toBeGreaterThan(500);
  for (const name of ['Two', 'Three']) await expect(picture(page, name)).toBeVisible();
  expect(reads()).toBe(1);
  await expect.poll(() => keptPictures(page)).toBe(3);

  await page.reload();
  for (const name of ['One', 'Two', 'Three']) await expect(picture(page, name)).toBeVisible();
  expect(reads()).toBe(1);

  await page.getByRole('link', { name: 'One', exact: true }).click();
  await page.getByRole('tab', { name: /^Summary/ }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('');
  await expectSaved(page);
  await page.goto('/resume');
  await expect.poll(() => inkOf(page, 'One')).not.toBe(ink);
  expect(reads()).toBe(2);
  expect(await keptPictures(page)).toBe(3);

  await page.getByRole('link', { name: /^Your account: / }).click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => caches.has('shortlist.pictures'))).toBe(false);
});

test('[OC7] a resume is duplicated from its card and from the editor, and found by searching', async ({
  page,
  server,
}) => {
  await page.goto('/resume');
  const resume = readSample('01-engineer');
  await seedResume(page.request, server.url, { name: 'Engineer', resume });
  for (const name of ['Cook', 'Baker', 'Dancer', 'Éclair chef']) {
    await seedResume(page.request, server.url, { name, resume });
  }
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Actions for Engineer' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('link', { name: 'Copy of Engineer', exact: true });
  await expect(copy).toBeFocused();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(resume.contact.fullName);

  await page.getByLabel('Full Name').fill('Florence N.');
  await page.getByRole('button', { name: 'Copy of Engineer' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('button', { name: 'Copy of Engineer (2)' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Florence N.');

  await page.goto('/resume');
  await page.getByLabel('Search your resumes').fill('ECLAIR');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Éclair chef']);
  await expect(page.getByText('1 of 7 resumes')).toBeVisible();
  await page.getByRole('link', { name: 'Éclair chef' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Éclair chef']);
  await page.getByLabel('Search your resumes').press('Escape');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
});

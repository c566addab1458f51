import type { Page } from '@playwright/test';
import { signUp, somebody } from '../support/account.ts';
import { expectSaved } from '../support/app.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
const picture = (page: Page, name: string) => card(page, name).locator('img[src^="blob:"]');

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

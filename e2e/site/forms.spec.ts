import type { Page } from '@playwright/test';
import { expectSaved } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

const APPLY = '/company/careers/jobs/senior-engineer-document-parsing/apply';
const PDF = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nhello') };

async function fillInApplication(page: Page): Promise<void> {
  await page.goto(APPLY);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  for (const label of [
    'Gender',
    'Hispanic',
    'Veteran status',
    'Disability status',
    'sponsorship',
  ]) {
    await page.getByLabel(label).selectOption({ index: 1 });
  }
  await page.getByLabel('Resume', { exact: true }).setInputFiles(PDF);
  await page
    .getByLabel('Cover letter', { exact: true })
    .setInputFiles({ ...PDF, name: 'letter.pdf' });
  await expect(page.getByText('letter.pdf')).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click();
const overlay = (page: Page) => page.getByRole('dialog', { name: /^Sending your/ });

test('[WS6] a press on Send inquiry counts before the app has come, and the page needs no touch to be usable', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/start-app-*.js', (route) => held.then(() => route.continue()));
  // The page asks by itself, on a busy machine before it counts as loaded.
  const asked = page.waitForRequest('**/start-app-*.js');
  await page.goto('/company/contact');
  await asked;
  // As programs press that drive a browser: no pointer comes near.
  await page
    .getByRole('button', { name: 'Send inquiry' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/company\/contact$/);
  release();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('[WS7] [AP3] an application is sent with a resume of one’s own and is among the own ones, and the form starts over', async ({
  page,
  openNew,
}) => {
  await openNew('For bridges');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await expectSaved(page);
  await fillInApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Apply for Senior Engineer, Document Parsing',
  );
  await page.getByRole('button', { name: 'Attach one of my resumes' }).click();
  await page.getByRole('menuitem', { name: 'For bridges (PDF)' }).click();
  await expect(page.getByText('Ada_Lovelace.pdf')).toBeVisible();

  const startedAt = Date.now();
  await page.getByRole('button', { name: 'Submit application' }).focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your resume has been uploaded')).toBeVisible();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_000);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByText('letter.pdf')).toHaveCount(0);
  await expect(page.getByText('Added to My applications.')).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Senior Engineer, Document Parsing');
  await expect(page.getByRole('button', { name: 'Applied', pressed: true })).toBeVisible();
});

test('[WS7] [WS9] a failure is told in place and a sending under way can be cancelled, and both keep what was typed and chosen', async ({
  page,
}) => {
  await fillInApplication(page);
  await page.route('**/api/upload.php', (route) => route.abort());
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('Your application was not sent.');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText('Your application was not sent.');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await page.unroute('**/api/upload.php');

  const large = Buffer.concat([PDF.buffer, Buffer.alloc(9_000_000)]);
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ ...PDF, buffer: large });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 200_000,
  });
  await submit(page);
  await expect(overlay(page).getByRole('progressbar')).toBeVisible();
  await overlay(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

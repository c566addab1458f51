import type { Page } from '@playwright/test';
import { entriesOf, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { makeDoc } from '../../packages/readers/src/doc.test-support.ts';
import { makeDocx, wordParagraph } from '../../packages/readers/src/zipped.test-support.ts';
import { expectSaved, openTab, statusLine } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { chooseFile, fillAiForm, openAiForm, readStored } from '../support/import.ts';
import { expect, test } from '../support/test.ts';

const LINES = [
  '*Anke Vogt',
  'Hamburg | +49 40 66969 213 | anke.vogt@example.com',
  '*Berufserfahrung',
  'Teamassistentin\tMai 2018 - heute',
  'Elbkontor Reederei GmbH, Hamburg',
  '- Organisation von Reisen und Terminen',
  '*Kenntnisse',
  'DATEV, Buchhaltung',
];
const BOLD = { docx: '<w:b/><w:sz w:val="28"/>', doc: [0x35, 0x08, 1] };

const text = (line: string) => line.replace('*', '');
const inWord = (line: string) => line.replace('\t', '</w:t><w:tab/><w:t>');
const isHead = (line: string) => line.startsWith('*');

/** Files as a browser takes them. */
const DOCX = {
  name: 'Lebenslauf.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    makeDocx({
      body: LINES.map((line) =>
        wordParagraph(inWord(text(line)), '', isHead(line) ? BOLD.docx : ''),
      ).join(''),
    }),
  ),
};
const DOC = {
  name: 'Lebenslauf.doc',
  mimeType: 'application/msword',
  buffer: Buffer.from(
    makeDoc(LINES.map((line) => ({ text: text(line), letters: isHead(line) ? BOLD.doc : [] }))),
  ),
};

const PHONE_RULE = 'Please enter a valid phone number format, like (123) 456-7890.';
const review = (page: Page) => page.getByRole('dialog', { name: 'Check what was read' });

/** Chooses the file while the review is slow to come, so that the progress is seen before it. */
async function chooseSlowly(page: Page) {
  let release = () => {};
  const shown = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/review-*.js', (route) => shown.then(() => route.continue()));
  await chooseFile(page, DOCX);
  await expect(page.getByRole('dialog', { name: `Reading ${DOCX.name}` })).toBeVisible();
  release();
  await expect(review(page)).toBeVisible({ timeout: 60_000 });
  await expect(
    review(page).getByRole('heading', { level: 2, name: 'Check what was read' }),
  ).toBeFocused();
}

/** The browser's Back and a closed tab ask first; the answer is no. */
async function tryToLeave(page: Page) {
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave what was read?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const own = await asked;
  expect(own.type()).toBe('beforeunload');
  await own.dismiss();
}

test('[CR4] a DOCX, and then a DOC, are read, reviewed and saved; what a rule refuses stays, marked', async ({
  page,
  server,
}) => {
  // From page to page within the app, so that Back is the app's to answer.
  await page.goto('/resume');
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: 'Resume Optimization', exact: true }).click();
  await fillAiForm(page, 'From a DOCX');
  await chooseSlowly(page);
  await expect(review(page).getByLabel('Full Name')).toHaveValue('Anke Vogt');
  await tryToLeave(page);
  await expectAccessible(page);
  await review(page).getByRole('button', { name: 'Create resume' }).click();

  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expect(page.getByText(PHONE_RULE, { exact: true })).toBeVisible();
  // A slow machine says first that edits were restored.
  await expect(statusLine(page)).toContainText(`Not saved yet: ${PHONE_RULE}`);
  await page.reload();
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await expect(phone).toHaveValue('+49 40 66969 213');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  const stored = await readStored(page, server.url);
  expect(stored.contact).toMatchObject({
    fullName: 'Anke Vogt',
    email: 'anke.vogt@example.com',
    city: 'Hamburg',
    phone: '',
  });
  expect(flatEntriesOf(stored, 'experience', SECTIONS)).toMatchObject([
    { role: 'Teamassistentin', company: 'Elbkontor Reederei GmbH', startDate: 'May 2018' },
  ]);
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await expectSaved(page);
  expect((await readStored(page, server.url)).contact.phone).toBe('+49 40 66969 213');

  await openAiForm(page, 'From a DOC');
  await chooseFile(page, DOC);
  await expect(review(page)).toBeVisible({ timeout: 60_000 });
  await review(page).getByLabel('Country').fill('Germany');
  await review(page).getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expectSaved(page);
  const created = await readStored(page, server.url);
  expect(created.contact).toMatchObject({ fullName: 'Anke Vogt', phone: '+49 40 66969 213' });
  expect(entriesOf(created, 'experience')).toHaveLength(1);
  expect(textOf(created, 'skills')).toBe('DATEV\nBuchhaltung');
  await openTab(page, 'Experience');
  await expect(page.getByLabel('Company')).toHaveValue('Elbkontor Reederei GmbH');
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { writeSections } from '@shortlist/parser';
import {
  ENTRY_SECTIONS,
  formatPhone,
  listPrintedEntries,
  type Resume,
  withEntries,
} from '@shortlist/resume';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { chooseFile, openAiForm, readStored } from '../support/import.ts';
import { readSample } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLE = '01-engineer';

/** The project's own PDF of a sample, locked with a password. */
function printLocked(testInfo: TestInfo, password: string): string {
  const [open, locked] = [testInfo.outputPath('open.pdf'), testInfo.outputPath('locked.pdf')];
  const sample = join(ROOT, `packages/templates/samples/${SAMPLE}.json`);
  const program = join(ROOT, 'apps/cli/bin/shortlist.js');
  execFileSync(process.execPath, [program, 'render', sample, '-o', open]);
  execFileSync('qpdf', ['--encrypt', password, 'owner', '128', '--use-aes=y', '--', open, locked]);
  return locked;
}

/** The eight sections as plain values, without what a form shows in the place of nothing. */
function sectionsOf(resume: Resume) {
  const said = ENTRY_SECTIONS.reduce(
    (kept, { kind }) => withEntries(kept, kind, listPrintedEntries(resume, kind)),
    resume,
  );
  const { contact, ...sections } = writeSections(said);
  return {
    ...sections,
    contact: { ...contact, phone: formatPhone(contact.phone, contact.country) },
  };
}

test('[CR4] a locked PDF of ours comes back whole, though the connection is cut while it is saved', async ({
  page,
  server,
}, testInfo) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const isReaderAsked = () => asked.some((url) => /document-worker|pdf\.worker/.test(url));

  await openAiForm(page, 'From a PDF');
  await page.getByLabel('Job description or job title').fill('Engineer wanted');
  expect(isReaderAsked()).toBe(false);
  await chooseFile(page, printLocked(testInfo, 'sesame'));
  const locked = page.getByRole('dialog', { name: 'This PDF is locked with a password' });
  await expect(locked).toBeVisible({ timeout: 60_000 });
  expect(isReaderAsked()).toBe(true);
  await locked.getByLabel('Password of the PDF').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(locked.getByText('That is not the password of this PDF.')).toBeVisible({
    timeout: 60_000,
  });
  await locked.getByLabel('Password of the PDF').fill('sesame');
  await page.keyboard.press('Enter');

  const review = page.getByRole('dialog', { name: 'Check what was read' });
  await expect(review).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.route('**/api/save_experience.php', (route) => route.abort());
  await review.getByRole('button', { name: 'Create resume' }).click();
  const stopped = page.getByRole('alertdialog', { name: 'The connection failed' });
  await expect(stopped).toContainText('nothing is made twice');
  await stopped.getByRole('button', { name: 'Try again' }).click();
  // Once the connection is there again it goes on by itself.
  await page.unroute('**/api/save_experience.php');

  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expectSaved(page);
  expect(sectionsOf(await readStored(page, server.url))).toEqual(sectionsOf(readSample(SAMPLE)));
  const list = await page.request.get(`${server.url}/api/get_resumes.php`);
  expect((await list.json()).resumes).toHaveLength(1);
  expect(refused).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { keptIn } from '../support/browser.ts';
import { readWords } from '../support/pdf-text.ts';
import { seedLetter } from '../support/seed-letter.ts';
import { expect, test } from '../support/test.ts';

const SAMPLES = join(import.meta.dirname, '../../packages/enclosures/src/samples');
const sample = (name: string, as: string, mimeType: string) => ({
  ...{ name: as, mimeType },
  buffer: readFileSync(join(SAMPLES, name)),
});

test('[LT4] files of others go behind a letter and its resume, by the keyboard, and stay in this browser', async ({
  page,
  server,
}) => {
  const letter_id = await seedLetter(page.request, server.url);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.postData() ?? '');
  });
  await page.goto(`/letter/${letter_id}/final`);

  const open = page.getByRole('button', { name: 'Enclosures' });
  const dialog = page.getByRole('dialog', { name: 'Enclosures' });
  await expect(open).toBeEnabled();
  await open.press('Enter');
  const input = dialog.getByLabel('Add files');
  await expect(input).toBeFocused();
  await expectAccessible(page);
  await input.setInputFiles([
    sample('chromium.pdf', 'Certificate_2024.pdf', 'application/pdf'),
    sample('picture.jpg', 'photo.jpg', 'image/jpeg'),
    { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Ms. Roe,') },
  ]);
  await expect(dialog.getByRole('alert')).toHaveText(
    /“\u2068notes\.pdf\u2069” was not added: this is not a PDF or a picture\./u,
  );
  const names = dialog.getByRole('listitem').getByRole('textbox');
  const files = dialog.getByRole('list', { name: 'Files, in the order of the PDF' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(files).toContainText('one page');
  await expectAccessible(page);

  await names.nth(1).fill('Zeugnis');
  await dialog.getByRole('button', { name: 'Move “\u2068Zeugnis\u2069” up' }).press('Enter');
  await expect(names.first()).toHaveValue('Zeugnis');
  await dialog.getByRole('button', { name: 'List them in the letter' }).press('Enter');
  await expect(dialog.getByText('The letter lists all of them.')).toBeVisible();
  const kept = async () =>
    (await keptIn(page, 'shortlist.enclosures'))
      .map((each) => `${Object(each).place} ${Object(each).name}`)
      .sort();
  await expect.poll(kept).toEqual(['0 Zeugnis', '1 Certificate 2024']);
  await page.reload();
  // A press waits for no button that is still disabled.
  await expect(open).toBeEnabled();
  await open.press('Enter');
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveValue('Zeugnis');
  await expect(names.nth(1)).toHaveValue('Certificate 2024');

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download one PDF' }).press('Enter');
  await page.getByRole('button', { name: 'Download anyway' }).press('Enter');
  const path = await (await download).path();
  expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
    'No syntax or stream encoding errors found',
  );
  const words = readWords(path).join(' ');
  expect(words).toMatch(/Zeugnis Certificate 2024.*ada@example\.org.*Awarded to Ada King/u);
  const tree = execFileSync('pdfinfo', ['-struct', path], { encoding: 'utf8' });
  expect(tree.match(/Part/gu)).toHaveLength(4);
  expect(sent.join('\n')).not.toMatch(/%PDF|JFIF|Awarded/u);
});

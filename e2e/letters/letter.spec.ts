import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { emptyContact, formatLetterDate } from '@shortlist/model';
import { expectSaved } from '../support/app.ts';
import { readWords } from '../support/pdf-text.ts';
import { readZip } from '../support/read-zip.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const CONTACT = { ...emptyContact(), fullName: 'Ada King', email: 'ada@example.org' };

test('the first tile has room for both of its buttons and its words at every width', async ({
  page,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resume');
    const button = page.getByRole('button', { name: 'Write a cover letter' });
    await expect(button).toBeVisible();
    const [letter, words] = await Promise.all([
      button.boundingBox(),
      page.getByText('Write your first one for a job').boundingBox(),
    ]);
    if (!letter || !words) throw new Error('Nothing of the tile is drawn.');
    expect(letter.y).toBeGreaterThanOrEqual(words.y + words.height);
  }
});

test('a cover letter goes from the list to a tagged PDF and a Word file, in the head of its resume', async ({
  page,
  server,
}) => {
  const sample = readSample('01-engineer');
  await seedResume(page.request, server.url, {
    name: 'Bridges',
    resume: { ...sample, contact: CONTACT },
  });
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Write a cover letter' }).click();
  await expect(page.getByLabel('Header and design from')).toHaveValue('Bridges');
  await page.getByRole('textbox', { name: 'Name of the letter' }).fill('To Acme');
  await page.getByRole('button', { name: 'Create letter' }).click();
  await expect(page).toHaveURL(/\/letter\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'To Acme' })).toBeVisible();

  await page.getByLabel('Company').fill('Acme');
  await page.getByLabel('Address').fill('Road 1\nTown');
  await page.getByRole('button', { name: 'Use today’s date' }).click();
  const day = await page.getByLabel('Date', { exact: true }).inputValue();
  const today = formatLetterDate(day, 'en');
  await page.getByLabel('Subject').fill('Bridge engineer');
  await page.getByLabel('Salutation').fill('Dear Ms. Roe,');
  await page.getByLabel('Text', { exact: true }).fill('I build bridges.\n- Forth\n- Tay');
  await page.getByLabel('Closing', { exact: true }).fill('Yours sincerely,');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
    'I build bridges.\n• Forth\n• Tay',
  );
  await expectSaved(page);
  await expect(page.locator('svg').filter({ hasText: 'Forth' }).first()).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Bridge engineer');
  await page.getByRole('link', { name: 'Preview and download' }).click();
  await expect(page.getByRole('heading', { name: 'Final preview' })).toBeVisible();

  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).click();
  const downloaded = await pdf;
  expect(downloaded.suggestedFilename()).toBe('Ada_King_Cover_letter.pdf');
  const path = await downloaded.path();
  expect(readWords(path).join(' ')).toBe(
    `Ada King ada@example.org ${today} Acme Road 1 Town Bridge engineer Dear Ms. Roe, ` +
      'I build bridges. • Forth • Tay Yours sincerely, Ada King',
  );
  expect(tagsOf(path)).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI']));
  expect(tagsOf(path).filter((tag) => tag === 'H2')).toHaveLength(1);

  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Other formats' }).click();
  await page.getByRole('menuitem', { name: /^Word/ }).click();
  const files = readZip(readFileSync(await (await word).path()));
  const document = String(files.get('word/document.xml')).replace(/<[^>]+>/gu, '');
  for (const said of ['Ada King', today, 'Dear Ms. Roe,', 'Forth', 'Yours sincerely,'])
    expect(document).toContain(said);

  await page.goto('/resume');
  await expect(page.getByRole('list', { name: 'Letters' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Letters', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Bridges' })).toBeHidden();
  await page.getByRole('button', { name: 'Resumes', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Letters' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Bridges' })).toBeVisible();
});

/** The types of the structure elements of a PDF, in the order of its objects. */
function tagsOf(path: string): string[] {
  const plain = execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, '-'], {
    encoding: 'latin1',
  });
  return [...plain.matchAll(/\/S \/(\w+)/gu)].map(([, tag = '']) => tag);
}

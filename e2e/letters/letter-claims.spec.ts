import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readWords } from '../support/pdf-text.ts';
import { seedLetter } from '../support/seed-letter.ts';
import { expect, test } from '../support/test.ts';

test('[LT3] [LT4] a letter is begun from its resume, marked while it is typed, checked, and printed with the resume, by the keyboard', async ({
  page,
  server,
}) => {
  const letter_id = await seedLetter(page.request, server.url);
  await page.goto(`/letter/${letter_id}`);

  const begin = page.getByRole('button', { name: 'Begin from my resume' });
  // Off until the resume has come.
  await expect(begin).toBeEnabled();
  await begin.press('Enter');
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toHaveValue(/^\[why you write, and why to this company\]\n/u);
  await expect(text).toBeFocused();
  const claims = page.getByRole('region', { name: 'in your resume' });
  await text.press('ControlOrMeta+End');
  await expect(claims).toBeHidden();

  await page.keyboard.type(' I once led 4711 people at Globex.');
  await expect(claims.getByRole('button')).toHaveText(['4711number', 'Globexname']);
  await expect(page.getByTestId('highlight')).toHaveCount(2);
  await claims.getByRole('button', { name: 'Globex' }).press('Enter');
  await expect(text).toBeFocused();
  expect(await page.evaluate(() => String(document.getSelection()))).toBe('Globex');
  await expectAccessible(page);
  await expectSaved(page);

  await page.getByRole('link', { name: 'Preview and download' }).press('Enter');
  const formats = page.getByRole('button', { name: 'Other formats' });
  await expect(formats).toBeEnabled();
  await formats.press('Enter');
  await page.getByRole('menuitem', { name: /^PDF with your resume/u }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Check \d+ things first$/u });
  await expect(dialog.getByText('Nobody is named as the recipient.')).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download anyway' }).press('Enter');
  const words = readWords(await (await file).path()).join(' ');
  expect(words).toContain('I once led 4711 people at Globex.');
  expect(words.lastIndexOf('Ada King')).toBeGreaterThan(words.indexOf('Globex'));
});

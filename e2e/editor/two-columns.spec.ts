import type { Page } from '@playwright/test';
import { withText } from '@shortlist/resume';
import { expectSaved } from '../support/app.ts';
import { readWords } from '../support/pdf-text.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const RESUME = withText(readSample('01-engineer'), 'summary', 'Cut costs by [number]% with Kafka.');

const sheet = (page: Page) => page.locator('[data-sheets] svg').first();
const handle = (page: Page, section: string) =>
  page.getByRole('button', { name: `Reorder ${section}` });

/** The words that a screen reader is told, title by title. */
const titlesRead = (page: Page) =>
  page.locator('article').first().getByRole('heading').allTextContents();

test('[DS1] in two columns a line leads to its field, blanks and keywords are marked, sections are moved, and the text is read column by column', async ({
  page,
  server,
}, testInfo) => {
  await page.goto('/resume');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume: RESUME });
  await page.goto(`/resume/${id}/contact`);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await page.getByRole('radio', { name: /^Sidebar/ }).check({ force: true });
  await expectSaved(page);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect(page.locator('rect[data-placeholder]')).not.toHaveCount(0);

  await sheet(page).getByText('PostgreSQL, Kafka').first().click();
  await expect(page).toHaveURL(/skills$/);
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeFocused();
  await sheet(page).getByText('Mentors four engineers').first().click();
  await expect(page).toHaveURL(/experience/);

  await page.goto(`/resume/${id}/final`);
  await page
    .getByLabel('Job description or job title')
    .fill('We look for somebody who knows Kafka and Go.');
  const matching = page.getByRole('list', { name: 'Matching Keywords' });
  await matching.getByRole('button', { name: 'Kafka' }).hover();
  await expect(page.getByTestId('highlight')).not.toHaveCount(0);
  await page.mouse.move(0, 0);

  const read = await titlesRead(page);
  const placeOf = (title: string) => read.findIndex((each) => each.toLowerCase() === title);
  expect(placeOf('skills')).toBeGreaterThan(-1);
  expect(placeOf('skills')).toBeLessThan(placeOf('experience'));
  expect(placeOf('experience')).toBeLessThan(placeOf('education'));

  await handle(page, 'Education').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect
    .poll(async () => {
      const titles = (await titlesRead(page)).map((title) => title.toLowerCase());
      return titles.indexOf('education') < titles.indexOf('experience');
    })
    .toBe(true);
  await expectSaved(page);

  const path = testInfo.outputPath('two-columns.pdf');
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download anyway' }).click();
  await (await coming).saveAs(path);
  const words = readWords(path);
  expect(words.indexOf('EDUCATION')).toBeLessThan(words.indexOf('EXPERIENCE'));
});

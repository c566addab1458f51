import type { Page } from '@playwright/test';
import { withText } from '@shortlist/resume';
import { expectSaved } from '../support/app.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const RESUME = withText(readSample('01-engineer'), 'summary', 'Cut costs by [number]% with Kafka.');

const sheet = (page: Page) => page.locator('[data-sheets] svg').first();
test('[DS1] in two columns a line of either leads to its field, and blanks are marked', async ({
  page,
  server,
}) => {
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
});

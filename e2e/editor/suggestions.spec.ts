import type { Page } from '@playwright/test';
import { contactWith, experienceWith, resumeWith } from '@shortlist/model/resume.test-support';
import { expectSaved, sheetText, undo } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { modelTest as test } from '../support/model-server.ts';
import { seedResume } from '../support/seed-resume.ts';
import { expect } from '../support/test.ts';

const POSTING = `Platform Engineer
Acme, Leeds

Requirements
- Kubernetes
- PostgreSQL
- Python
- Kafka`;

const RESUME = resumeWith({
  contact: contactWith({ fullName: 'Ada King', email: 'ada@example.org' }),
  summary: 'Runs K8s for a bank.',
  experiences: [
    experienceWith({
      role: 'Platform Engineer',
      company: 'Initech',
      bullets: '• Answered mail\n• Tuned Postgres for reporting\n• Wrote Python tools',
    }),
  ],
});

const changes = (page: Page) => page.getByRole('list', { name: 'Suggested changes' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const SPELL = 'Write “Kubernetes” instead of “K8s”';
const TUNE = 'Write “PostgreSQL” instead of “Postgres”';
const REWORD = 'Reword this point';

test('[EV1] [EV2] suggestions are accepted, edited, skipped and undone, and a point is kept as it is', async ({
  page,
  server,
  model,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await seedResume(page.request, server.url, { name: 'Platform', resume: RESUME });
  await page.goto(`/resume/${id}/experience`);
  await page.getByRole('button', { name: /Keywords/ }).click();
  await page.getByLabel('Job description or job title').fill(POSTING);
  await page.getByRole('button', { name: 'Suggest changes' }).click();
  await press(page, 'Change this resume');
  await expect(changes(page)).toBeVisible();

  model.say('1. Tuned 12 PostgreSQL databases for reporting\n2. Wrote Python tools for reporting');
  await press(page, 'Reword points with stand-in');
  const reworded = page.getByRole('list', { name: 'Reworded points' });
  const first = reworded.getByRole('listitem').filter({ hasText: '12 PostgreSQL' }).first();
  await expect(first.getByRole('button', { name: `Accept: ${REWORD}` })).toBeDisabled();
  await press(page, `Edit: ${TUNE}`);
  await expectAccessibleInEachWindow(page, () => expect(changes(page)).toBeVisible());
  await page.getByLabel('Your words').fill('Tuned PostgreSQL for monthly reports');
  await press(page, `Use my words: ${TUNE}`);
  await expect(sheetText(page).first()).toContainText('Tuned PostgreSQL for monthly reports');

  await press(page, `Accept: ${SPELL}`);
  await expect(sheetText(page).first()).toContainText('Runs Kubernetes for a bank.');
  await expectSaved(page);
  // The heading has the focus, outside of any field: what is undone is the last step.
  await undo(page);
  await expect(sheetText(page).first()).toContainText('Runs K8s for a bank.');

  const second = reworded.getByRole('listitem').filter({ hasText: 'Python tools for' });
  await second.getByRole('button', { name: `Skip: ${REWORD}` }).click();
  await expect(page.getByText('Skipped.')).toBeVisible();
  await expect(second).toHaveCount(0);

  const python = changes(page).getByRole('listitem').filter({ hasText: 'Wrote Python tools' });
  await python.getByRole('button', { name: /^Keep as it is: / }).click();
  await expect(
    page.getByText('Kept as it is. No suggestion will change it.').first(),
  ).toBeVisible();
  await expect(python).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(page.locator('[contenteditable] > p[data-locked]')).toHaveCount(1);
});

import type { Page } from '@playwright/test';
import { withEntries, withText } from '@shortlist/resume';
import { expectSaved, openTab } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const POSTING = `Site Reliability Engineer
Northwind Rail, Leeds

What you will do
- Keep our booking service up, with SLOs and blameless reviews
- Automate releases with CI/CD

Requirements
- Kubernetes and Terraform
- Python
- Linux
- Incident response

Nice to have
- Grafana

Benefits
- Health insurance, dental and vision
- 25 days of paid holiday`;

const WITHOUT_WORK = (['experience', 'project', 'certification', 'award'] as const).reduce(
  (resume, kind) => withEntries(resume, kind, []),
  readSample('01-engineer'),
);
const RESUME = withText(
  withText(WITHOUT_WORK, 'summary', 'Keeps services running on Linux.'),
  'skills',
  'Python\nTerraform',
);

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'AI Keyword Targeting' });
const field = (page: Page) => page.getByLabel('Job description or job title');
const scoreOf = (page: Page) => panelOf(page).locator('output');
const lit = (page: Page) => page.getByTestId('highlight');

test('[PV9] [PV10] [PV11] a resume is compared with a posting, improved, and the posting ends with the tab', async ({
  page,
  context,
  server,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const id = await seedResume(page.request, server.url, { name: 'On call', resume: RESUME });
  await page.goto(`/resume/${id}/final`);
  await expect(panelOf(page)).toContainText('No job description provided.');

  await field(page).fill(POSTING);
  const matching = page.getByRole('list', { name: 'Matching Keywords' });
  await expect(matching.getByRole('button', { name: 'Python' })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await matching.getByRole('button', { name: 'Linux' }).hover();
  await expect(lit(page).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(lit(page)).toHaveCount(0);
  await expectAccessible(page);
  const before = await scoreOf(page).innerText();

  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await openTab(page, 'Skills');
  const toggle = page.getByRole('button', { name: /^Keywords/ });
  await expect(toggle).toContainText('%');
  const shown = await toggle.innerText();
  await page.getByRole('textbox', { name: 'Skills' }).fill('Python\nTerraform\nKubernetes');
  await expect(toggle).not.toHaveText(shown, { useInnerText: true });
  await toggle.click();
  await expect(matching.getByRole('button', { name: 'Kubernetes' })).toBeVisible();
  const after = await scoreOf(page).innerText();
  expect(after).not.toBe(before);
  await matching.getByRole('button', { name: 'Kubernetes' }).hover();
  await expect(lit(page).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await expectSaved(page);

  await page.reload();
  await toggle.click();
  await expect(scoreOf(page)).toHaveText(after, { useInnerText: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  expect(complaints).toEqual([]);

  const newTab = await context.newPage();
  await newTab.goto(`/resume/${id}/final`);
  await expect(panelOf(newTab)).toContainText('No job description provided.');
});

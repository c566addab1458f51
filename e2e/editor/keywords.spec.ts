import type { Page } from '@playwright/test';
import { withEntries, withText } from '@shortlist/model';
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

test('[PV9] [PV10] [PV11] a resume is compared with a posting, once what that speaks of has come, improved, and the posting ends with the tab', async ({
  page,
  context,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/computers-*', (route) => route.abort());
  const id = await seedResume(page.request, server.url, { name: 'On call', resume: RESUME });
  await page.goto(`/resume/${id}/final`);
  await expect(panelOf(page)).toContainText('No job description provided.');

  await field(page).fill(POSTING);
  await expect(panelOf(page)).toContainText('The comparison failed.');
  await page.unroute('**/assets/computers-*');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.getByRole('button', { name: 'Retry' }).click();
  const matching = page.getByRole('list', { name: 'Matching Keywords' });
  await expect(matching.getByRole('button', { name: 'Python' })).toBeVisible();
  await expect(panelOf(page)).not.toContainText('The comparison failed.');
  // What the posting speaks of was loaded, and nothing else.
  expect(asked.filter((path) => /\/assets\/(?:clinics|german-names)-/.test(path))).toEqual([]);
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

test('[PV10] the answer to a pasted posting is above the fold, and a keyword opens beside it or from below', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await seedResume(page.request, server.url, { name: 'Pasted', resume: RESUME });
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`/resume/${id}/skills`);
    await page.getByRole('button', { name: /^Keywords/ }).click();
    await expect(panelOf(page)).toBeVisible();
    if (width !== 1440) await page.getByRole('button', { name: 'Remove' }).click();
    await field(page).focus();
    // What is typed is answered below: the field stays where it is.
    const top = async () => Math.round((await field(page).boundingBox())?.y ?? 0);
    const before = await top();
    await page.keyboard.type(
      'Requirements\n- Python\n- Linux\n- Terraform\n- Kubernetes\n- Grafana',
    );
    await expect(page.getByRole('list', { name: 'Matching Keywords' })).toBeVisible();
    expect(await top()).toBe(before);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.evaluate((text) => navigator.clipboard.writeText(text), POSTING);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(scoreOf(page)).toBeInViewport({ ratio: 1 });
    for (const group of ['Matching Keywords', 'Missing Keywords']) {
      const first = page.getByRole('list', { name: group }).getByRole('button').first();
      await expect(first).toBeInViewport({ ratio: 1 });
    }
    await expect(panelOf(page).getByText('Dashed: nice to have.')).toBeInViewport({ ratio: 1 });
    // A whole posting folds to one line at once.
    await expect(field(page)).toBeHidden();
    await expect(panelOf(page)).toContainText('Site Reliability Engineer · Northwind Rail · ');
    await expect(page.getByRole('button', { name: 'Edit job description' })).toBeInViewport();
  }
  await page.getByRole('button', { name: /^Kubernetes/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Kubernetes' });
  await expect(sheet.getByRole('button', { name: 'Hide: does not apply' })).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Kubernetes/ })).toBeFocused();
});

import type { Locator, Page } from '@playwright/test';
import { applyEdit, type Edit, entriesOf, SECTIONS } from '@shortlist/model';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { readWords } from '../support/pdf-text.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const BEFORE = readSample('19-two-pages');
const [, , third] = entriesOf(BEFORE, 'experience');
const [first] = entriesOf(BEFORE, 'experience');
if (!(first && third)) throw new Error('The sample has no three jobs.');

const AFTER = (
  [
    { type: 'move-entry', kind: 'experience', id: third.id, to: 0 },
    { type: 'set-entry', kind: 'experience', id: first.id, changes: { role: 'Lead Engineer' } },
    { type: 'set-text', kind: 'skills', text: 'Go, SQL' },
  ] as Edit[]
).reduce((resume, edit) => applyEdit(resume, edit, SECTIONS), BEFORE);

/** Two resumes of the visitor, and the way from the card of one to both beside each other. */
async function openBoth(page: Page, url: string) {
  await page.goto('/resume');
  await seedResume(page.request, url, { name: 'General', resume: BEFORE });
  await seedResume(page.request, url, { name: 'For Acme', resume: AFTER });
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Actions for For Acme' }).click();
  await page.getByRole('menuitem', { name: 'Compare with …' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'General' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/compare\?with=/);
  await expect(page.getByRole('list', { name: 'List of changes' })).toBeAttached();
}

const paper = (page: Page, name: string) => page.getByRole('region', { name: `${name}, pages` });

/** Expects that what points out the change is seen within the paper. */
async function expectInSight(region: Locator) {
  const ring = region.locator('[data-current-change]').first();
  await expect(ring).toBeInViewport();
  const [frame, at] = await Promise.all([region.boundingBox(), ring.boundingBox()]);
  if (!(frame && at)) throw new Error('Nothing is ringed.');
  expect(at.y).toBeGreaterThanOrEqual(frame.y);
  expect(at.y + Math.min(at.height, 10)).toBeLessThanOrEqual(frame.y + frame.height);
}

test('[DP1] two resumes stand beside each other with all that differs, which keys go through, and are downloaded as a PDF', async ({
  page,
  server,
}) => {
  await openBoth(page, server.url);
  const changes = page.getByRole('list', { name: 'List of changes' }).getByRole('listitem');
  const count = await changes.count();
  expect(count).toBeGreaterThanOrEqual(3);
  await expect(changes.filter({ hasText: 'the whole entry has moved' })).toHaveCount(1);

  const [left, right] = [paper(page, 'General'), paper(page, 'For Acme')];
  const [one, other] = await Promise.all([left.boundingBox(), right.boundingBox()]);
  expect(one?.y).toBe(other?.y);
  for (let at = 1; at <= count; at += 1) {
    await page.keyboard.press('n');
    await expect(page.getByText(`${at} of ${count}`)).toBeVisible();
    const rings = page.locator('[data-current-change]');
    await expect(rings.first()).toBeAttached();
    for (const region of [left, right])
      if ((await region.locator('[data-current-change]').count()) > 0) await expectInSight(region);
  }
  await page.keyboard.press('p');
  await expect(page.getByText(`${count - 1} of ${count}`)).toBeVisible();

  // One under the other, both in sight.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Previous change' }).click();
  for (const region of [left, right])
    if ((await region.locator('[data-current-change]').count()) > 0) await expectInSight(region);
  await page.setViewportSize({ width: 1440, height: 900 });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('General_-_For_Acme.pdf');
  const path = await file.path();
  const words = readWords(path).join(' ');
  for (const said of ['General and For Acme compared', `${count} changes`, 'General, page 1 of 2'])
    expect(words).toContain(said);
});

test('[DP1] the comparison is accessible in each window, its list shown too', async ({
  page,
  server,
}) => {
  await openBoth(page, server.url);
  await page.keyboard.press('n');
  // Looked at from its top: what stays in sight covers what is scrolled under it.
  const toTop = () => page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInEachWindow(page, toTop);
  await page.getByRole('button', { name: 'List of changes' }).click();
  await expectAccessibleInEachWindow(page, toTop);
});

test('[DP1] kept resumes are compared without a network', async ({ page, server }) => {
  await openBoth(page, server.url);
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await expect(page.getByRole('tablist', { name: 'Resume sections' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'List of changes' })).toBeAttached();
});

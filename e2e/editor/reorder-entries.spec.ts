import type { Locator, Page } from '@playwright/test';
import { EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, withFlatEntries } from '@shortlist/model/flat-entry.test-support';
import { expectAccessible } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { fingerOn } from '../support/touch.ts';
import { savesOf } from '../support/wire.ts';

const SAVED = savesOf('order:experience');
const TITLES = ['Director', 'Lead', 'Engineer', 'Trainee'];

const entryId = (index: number) => EntryId.parse(`sample-${index}`);
const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `Reorder ${title}` });
const titles = (page: Page) => page.locator('[data-entry] h3').allTextContents();

async function openExperience(page: Page, url: string): Promise<void> {
  const jobs = TITLES.map((role, index) => ({
    ...emptyFlatEntry('experience', entryId(index), SECTIONS),
    role,
    company: 'Kestrel Works',
    bullets: '• Repaired the crane in a day.',
  }));
  const resume = withFlatEntries(readSample('12-hebrew'), 'experience', jobs, SECTIONS);
  const id = await seedResume(page.request, url, { name: 'In order', resume });
  await page.goto(`/resume/${id}/experience`);
  await expect(handle(page, 'Director')).toBeVisible();
  // It comes after the form, which it moves down.
  await expect(page.getByRole('region', { name: 'Language' })).toBeVisible();
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is dragged is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const places = (page: Page) =>
  page
    .locator('[data-entry]')
    .evaluateAll((cards) =>
      cards.map((card) => [card.getBoundingClientRect().top, card.clientHeight].map(Math.round)),
    );

/** Waits until the page has come to rest, since what comes late above the list moves all of it; returns where the cards stand. */
async function placesAtRest(page: Page): Promise<number[][]> {
  let now = await places(page);
  await expect(async () => {
    const before = now;
    await page.waitForTimeout(300);
    now = await places(page);
    expect(now).toEqual(before);
  }).toPass();
  return now;
}

test('[HO2] an entry dragged by mouse falls where the line shows, and is there after a reload', async ({
  page,
  server,
}) => {
  await openExperience(page, server.url);
  // A list of four begins folded: nothing moves when one is taken up.
  await expect(page.locator('[data-entry]').getByText('Kestrel Works')).toHaveCount(4);
  await handle(page, 'Lead').scrollIntoViewIfNeeded();
  const before = await placesAtRest(page);
  const from = await middleOf(handle(page, 'Lead'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 8, { steps: 3 });
  await expect(handle(page, 'Lead')).toHaveAttribute('aria-pressed', 'true');
  expect(await places(page)).toEqual(before);
  await page.mouse.up();

  await page.getByRole('button', { name: 'Expand all' }).click();
  await handle(page, 'Lead').scrollIntoViewIfNeeded();
  await placesAtRest(page);
  const opened = await middleOf(handle(page, 'Lead'));
  await page.mouse.move(opened.x, opened.y);
  await page.mouse.down();
  await page.mouse.move(opened.x, opened.y + 8, { steps: 3 });
  // The cards fold to their headers, and the handle is still under the pointer.
  await expect(page.getByLabel('Role').first()).toBeHidden();
  expect(Math.abs((await middleOf(handle(page, 'Lead'))).y - opened.y)).toBeLessThan(2);
  await expectAccessible(page);

  const to = await middleOf(handle(page, 'Trainee'));
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByTestId('drop-line')).toBeVisible();
  const saved = page.waitForResponse(SAVED);
  await page.mouse.up();
  const after = ['Director', 'Engineer', 'Trainee', 'Lead'];
  expect(await titles(page)).toEqual(after);
  await expect(handle(page, 'Lead')).toBeInViewport();
  expect((await saved).ok()).toBe(true);

  await page.reload();
  await expect(handle(page, 'Lead')).toBeVisible();
  expect(await titles(page)).toEqual(after);
});

test('[HO2] an entry is dragged by finger on a phone', async ({ browser, server }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
  });
  const page = await context.newPage();
  await openExperience(page, server.url);
  await handle(page, 'Lead').scrollIntoViewIfNeeded();
  const from = await middleOf(handle(page, 'Lead'));
  const touch = await fingerOn(page);
  await touch('touchStart', { x: from.x, y: from.y });
  await touch('touchMove', { x: from.x, y: from.y - 8 });
  await expect(page.getByLabel('Role').first()).toBeHidden();
  const to = await middleOf(handle(page, 'Director'));
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 6 });
  }
  await touch('touchEnd');
  await expect.poll(() => titles(page)).toEqual(['Lead', 'Director', 'Engineer', 'Trainee']);
  await context.close();
});

import type { Page } from '@playwright/test';
import { blankEntry, EntryId } from '@shortlist/resume';
import { expectSaved } from './support/app.ts';
import { expectAccessible } from './support/axe.ts';
import { readSample, seedResume } from './support/seed-resume.ts';
import { expect, test } from './support/test.ts';

const ROLES = ['Director', 'Engineer', 'Fitter', 'Apprentice', 'Trainee', 'Helper'];

const RESUME = {
  ...readSample('12-hebrew'),
  experiences: ROLES.map((role, at) => ({
    ...blankEntry('experience', EntryId.parse(`job-${at}`)),
    role,
    company: 'Bridge Works',
    startDate: `Mar ${2020 - at}`,
    endDate: `Feb ${2021 - at}`,
    bullets: '• Built bridges.\n• Mended bridges.',
  })),
};

async function openJobs(page: Page, url: string): Promise<void> {
  const id = await seedResume(page.request, url, { name: 'In order', resume: RESUME });
  await page.goto(`/resume/${id}/experience`);
  await expect(handle(page, 'Director')).toBeVisible();
}

const handle = (page: Page, role: string) =>
  page.getByRole('button', { name: `Reorder ${role}`, exact: true });

/** The roles as they stand, from the top. */
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Reorder / })
    .evaluateAll((handles) =>
      handles.map((each) => each.getAttribute('aria-label')?.replace('Reorder ', '')),
    );

async function middleOf(page: Page, role: string) {
  const box = await handle(page, role).boundingBox();
  if (!box) throw new Error(`${role} has no handle.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const folded = (page: Page) => page.locator('[data-sorting]');

/** Presses the handle with the mouse and goes far enough to fold the forms. */
async function beginDrag(page: Page, role: string) {
  const { x, y } = await middleOf(page, role);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 12, { steps: 4 });
  await expect(folded(page)).toBeVisible();
  // The handle stays under the pointer, whatever was folded above it.
  expect(Math.abs((await middleOf(page, role)).y - y - 12)).toBeLessThan(3);
  return x;
}

test('[HO2] an entry dragged by mouse stays where it was dropped, and Escape puts one back', async ({
  page,
  server,
}) => {
  await openJobs(page, server.url);
  const x = await beginDrag(page, 'Director');
  await page.mouse.move(x, (await middleOf(page, 'Fitter')).y, { steps: 8 });
  await expect(page.getByText('Director moved to position 3 of 6')).toBeAttached();
  await expectAccessible(page);
  await page.mouse.up();
  const moved = ['Engineer', 'Fitter', 'Director', 'Apprentice', 'Trainee', 'Helper'];
  expect(await order(page)).toEqual(moved);
  await expect(folded(page)).toHaveCount(0);
  await expect(handle(page, 'Director')).toBeFocused();
  await expect(handle(page, 'Director')).toBeInViewport();
  await expectSaved(page);

  await handle(page, 'Trainee').scrollIntoViewIfNeeded();
  await beginDrag(page, 'Trainee');
  // At the edge of the window the list scrolls on to its first entry.
  await page.mouse.move(x, 20, { steps: 4 });
  await expect(page.getByText('Trainee moved to position 1 of 6')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Trainee put back at position 5 of 6')).toBeAttached();
  await page.mouse.up();
  await page.reload();
  await expect(handle(page, 'Director')).toBeVisible();
  expect(await order(page)).toEqual(moved);
});

test('[HO2] an entry is moved by keys, said at each step, and two windows keep both changes', async ({
  page,
  server,
}) => {
  await openJobs(page, server.url);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(handle(other, 'Director')).toBeVisible();

  await handle(page, 'Director').focus();
  for (const [key, said] of [
    ['Space', 'Director lifted at position 1 of 6'],
    ['ArrowDown', 'Director moved to position 2 of 6'],
    ['ArrowDown', 'Director moved to position 3 of 6'],
    ['ArrowUp', 'Director moved to position 2 of 6'],
    ['Space', 'Director dropped at position 2 of 6'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached();
  }
  await expect(handle(page, 'Director')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Director put back at position 2 of 6')).toBeAttached();

  await other.getByLabel('Company', { exact: true }).last().fill('Tower Works');
  await expectSaved(page);
  await expectSaved(other);
  await page.reload();
  await expect(handle(page, 'Director')).toBeVisible();
  expect((await order(page)).slice(0, 3)).toEqual(['Engineer', 'Director', 'Fitter']);
  await expect(page.getByLabel('Company', { exact: true }).last()).toHaveValue('Tower Works');
});

test('[HO2] an entry is dragged by finger, and a finger elsewhere scrolls the page', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.url,
  });
  const page = await context.newPage();
  await openJobs(page, server.url);
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const { x, y } = await middleOf(page, 'Director');
  await touch('touchStart', { x, y });
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', { x, y: y + step * 5 });
  await expect(folded(page)).toBeVisible();
  await touch('touchMove', { x, y: (await middleOf(page, 'Engineer')).y });
  await expect(page.getByText('Director moved to position 2 of 6')).toBeAttached();
  await touch('touchEnd');
  await expect.poll(() => order(page)).toEqual(['Engineer', 'Director', ...ROLES.slice(2)]);
  await expect(folded(page)).toHaveCount(0);

  const before = await page.evaluate(() => window.scrollY);
  await touch('touchStart', { x: 180, y: 500 });
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', { x: 180, y: 500 - step * 40 });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  await expectSaved(page);
  await context.close();
});

import type { Page } from '@playwright/test';
import { download, sheetText, statusLine } from '../support/app.ts';
import { readWords } from '../support/pdf-text.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { fingerOn } from '../support/touch.ts';
import { savesOf } from '../support/wire.ts';

const SAVED = savesOf('section_order');

const handle = (page: Page, section: string) =>
  page.getByRole('button', { name: `Reorder ${section}` });

/** Sections in the order in which their handles stand on the paper, from the top. */
async function orderOnPaper(page: Page): Promise<string[]> {
  const handles = await page.getByTitle('Drag to reorder').all();
  const placed = await Promise.all(
    handles.map(async (each) => ({
      name: (await each.getAttribute('aria-label')) ?? '',
      y: (await each.boundingBox())?.y ?? 0,
    })),
  );
  return placed.sort((a, b) => a.y - b.y).map(({ name }) => name.replace('Reorder ', ''));
}

const SMALL = {
  ...readSample('12-hebrew'),
  summary: 'A summary.',
  skills: 'A skill',
};

async function openPreview(page: Page, url: string): Promise<void> {
  const id = await seedResume(page.request, url, { name: 'In order', resume: SMALL });
  await page.goto(`/resume/${id}/final`);
  await expect(handle(page, 'Summary')).toBeVisible();
}

async function middleOf(page: Page, section: string) {
  const box = await handle(page, section).boundingBox();
  if (!box) throw new Error(`${section} has no handle.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('[PV4] a section dragged by mouse stays where it was dropped, after a reload, in the file and in the editor; on itself and beside the paper nothing moves', async ({
  page,
  server,
}, testInfo) => {
  await openPreview(page, server.url);
  const before = await orderOnPaper(page);
  expect(before.slice(0, 2)).toEqual(['Summary', 'Experience']);

  const itself = await middleOf(page, 'Summary');
  for (const nowhere of [
    { x: itself.x + 40, y: itself.y + 6 },
    { x: 1400, y: 880 },
  ]) {
    await page.mouse.move(itself.x, itself.y);
    await page.mouse.down();
    await page.mouse.move(itself.x + 20, itself.y + 20, { steps: 4 });
    await page.mouse.move(nowhere.x, nowhere.y, { steps: 6 });
    await page.mouse.up();
    expect(await orderOnPaper(page)).toEqual(before);
  }

  // At the edge of the window the page has been scrolled.
  await handle(page, 'Summary').scrollIntoViewIfNeeded();
  const from = await middleOf(page, 'Summary');
  const to = await middleOf(page, 'Education');
  const saved = page.waitForResponse(SAVED);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 30, { steps: 5 });
  await expect(sheetText(page).first().locator('g.opacity-30').first()).toBeVisible();
  await page.mouse.move(to.x, to.y + 12, { steps: 10 });
  await page.mouse.up();
  expect((await saved).ok()).toBe(true);
  const after = ['Experience', 'Education', 'Summary', ...before.slice(3)];
  await expect.poll(() => orderOnPaper(page)).toEqual(after);

  await page.reload();
  await expect(handle(page, 'Summary')).toBeVisible();
  expect(await orderOnPaper(page)).toEqual(after);
  const path = testInfo.outputPath('in-order.pdf');
  await (await download(page)).saveAs(path);
  const words = readWords(path);
  expect(words.indexOf('EDUCATION')).toBeLessThan(words.indexOf('SUMMARY'));

  // What moves a section by presses stands beside its heading, and covers none of it.
  await handle(page, 'Experience').focus();
  await page.keyboard.press('Space');
  const heading = await sheetText(page)
    .first()
    .getByText('EXPERIENCE', { exact: true })
    .boundingBox();
  for (const word of ['up', 'down']) {
    const button = await page
      .getByRole('button', { name: `Move Experience ${word}` })
      .boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
  }
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await expect(statusLine(page)).toHaveText('Saved');
  const text = await sheetText(page).first().textContent();
  expect(text?.indexOf('EDUCATION')).toBeLessThan(text?.indexOf('SUMMARY') ?? 0);
});

test('[PV4] a section dragged by finger is moved, and the page is not', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    viewport: { width: 768, height: 1024 },
    hasTouch: true,
    baseURL: server.url,
  });
  const page = await context.newPage();
  await openPreview(page, server.url);
  const from = await middleOf(page, 'Summary');
  const to = await middleOf(page, 'Experience');
  const touch = await fingerOn(page);
  await touch('touchStart', { x: from.x, y: from.y });
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', { x: from.x, y: from.y + ((to.y + 12 - from.y) * step) / 8 });
  }
  await touch('touchEnd');
  await expect
    .poll(() => orderOnPaper(page))
    .toEqual(expect.arrayContaining(['Experience', 'Summary']));
  expect((await orderOnPaper(page)).slice(0, 2)).toEqual(['Experience', 'Summary']);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

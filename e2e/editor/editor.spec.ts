import type { Locator, Page } from '@playwright/test';
import { expectSaved, openTab, sheetText, statusLine } from '../support/app.ts';
import { textOfPoints, untilRich } from '../support/points.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** Lists what a text area says after typing, after each of three undos, and after each of three redos. */
async function undoneAndRedone(page: Page, area: Locator, typed: readonly string[]) {
  await area.focus();
  await page.keyboard.press('ControlOrMeta+End');
  for (const keys of typed) {
    if (keys.startsWith('<')) await page.keyboard.press(keys.slice(1, -1));
    else await page.keyboard.type(keys);
  }
  const said = [await textOfPoints(area)];
  for (const step of ['ControlOrMeta+z', 'ControlOrMeta+Shift+z']) {
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press(step);
      said.push(await textOfPoints(area));
    }
  }
  return said;
}

test('[ED8] [ED12] undo and redo go as far as in a plain text area', async ({
  page,
  context,
  openNew,
}) => {
  const plain = await context.newPage();
  await openNew('Step by step', 'summary');
  for (const typed of [
    ['hello world'],
    ['hello', '<Backspace>', '<Backspace>', 'p me', '<ArrowLeft>', 'X'],
    ['one', '<Enter>', 'two'],
  ]) {
    await plain.setContent('<textarea></textarea>');
    const expected = await undoneAndRedone(plain, plain.locator('textarea'), typed);
    await page.reload();
    const summary = page.getByRole('textbox', { name: 'Summary' });
    expect(await undoneAndRedone(page, summary, typed)).toEqual(expected);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expectSaved(page);
  }
  await openTab(page, 'Experience');
  await untilRich(page);
  const bullets = page.getByRole('textbox', { name: 'What you did' });
  expect(await undoneAndRedone(page, bullets, ['Built it', '<Enter>', 'Ran it'])).toEqual([
    '• Built it\n• Ran it',
    ...['• Built it\n• Ran', '• Built it', '• Built'],
    ...['• Built it', '• Built it\n• Ran', '• Built it\n• Ran it'],
  ]);
});

/** Holds the paper of the editor back until the function that it gives is called. */
async function holdPaper(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const awaited = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/edited-paper-.*\.js$|\.woff$/, async (route) => {
    await awaited;
    await route.continue();
  });
  return letThrough;
}

test('[ED8] one undo takes back what was typed before and after the paper came', async ({
  page,
  openNew,
}) => {
  await openNew('Early words', 'summary');
  const letThrough = await holdPaper(page);
  await page.reload({ waitUntil: 'commit' });
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.focus();
  await page.keyboard.type('hello ');
  await expect(page.getByText('Laying out the page')).toBeVisible();
  letThrough();
  await expect(sheetText(page)).toBeVisible();
  await page.keyboard.type('world');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(summary).toHaveValue('');
});

test('[ED1] [OC3] the tabs stay in sight, a section begins at its top, and long names leave the others their room', async ({
  page,
  openNew,
}) => {
  const name =
    'Senior Staff Engineer, Distributed Systems and Platform, banks in Frankfurt, autumn';
  await page.setViewportSize({ width: 1280, height: 800 });
  await openNew(name, 'experience');
  await expect(page.getByRole('button', { name })).toHaveAttribute('title', name);
  const status = await statusLine(page).boundingBox();
  expect(status?.height).toBeLessThan(30);
  await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('tab').nth(5)).toBeInViewport({ ratio: 0.9 });

  await page.setViewportSize({ width: 1440, height: 900 });
  const role = page.getByRole('textbox', { name: 'Role' });
  await role.fill('W'.repeat(300));
  const title = page.locator('[data-entry]').getByRole('heading', { level: 3 });
  await expect(title).toContainText('W'.repeat(300));
  // Three lines of its card.
  const box = await title.boundingBox();
  expect(box?.height).toBeGreaterThan(60);
  expect(box?.height).toBeLessThan(90);
  await role.fill('First of three');
  for (let jobs = 1; jobs < 3; jobs += 1) {
    await page.getByRole('button', { name: 'ADD ANOTHER EXPERIENCE' }).click();
  }
  await role.last().fill('Last of three');
  await expect(statusLine(page)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Finish Up & Preview' })).toBeInViewport();
  await page.getByRole('tab', { name: /^Contact/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeInViewport();
});

test('[ED20] the paper follows the line that is edited, and leaves the person who scrolls it alone', async ({
  page,
  server,
}) => {
  const resume = readSample('14-forty-jobs');
  const id = await seedResume(page.request, server.url, { name: 'Forty jobs', resume });
  const letThrough = await holdPaper(page);
  await page.goto(`/resume/${id}/experience`, { waitUntil: 'commit' });
  const points = page.getByRole('textbox', { name: 'What you did' });
  const line = sheetText(page).getByText('Typed far below');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await points.last().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Typed far below');
  letThrough();
  // However long forty jobs take to be drawn.
  await line.waitFor({ state: 'attached' });
  await expect(line).toBeInViewport();

  const paper = page.getByRole('complementary', { name: 'The page as it will be printed' });
  await paper.hover();
  await page.mouse.wheel(0, -4_000);
  await expect(line).not.toBeInViewport();
  await page.keyboard.type(' and on');
  await expect(sheetText(page).getByText('Typed far below and on')).not.toBeInViewport();
  const roles = page.getByRole('textbox', { name: 'Role' });
  await roles.last().focus();
  const last = await roles.last().inputValue();
  await expect(sheetText(page).getByText(last).last()).toBeInViewport();
  await roles.first().focus();
  const first = await roles.first().inputValue();
  await expect(sheetText(page).getByText(first).first()).toBeInViewport();
});

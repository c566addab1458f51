import type { Locator, Page } from '@playwright/test';
import { expectSaved } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { newResume, readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** Digests what is drawn of the pages beside the panel: each element with its attributes, in whichever order they were set. */
const drawn = (page: Page) =>
  page.locator('[data-sheets] svg').evaluateAll(async (sheets) => {
    const said = sheets
      .flatMap((sheet) => [sheet, ...sheet.querySelectorAll('*')])
      .map((each) => {
        const attributes = Array.from(each.attributes, ({ name, value }) => `${name}=${value}`);
        return [each.nodeName, ...attributes.sort(), each.textContent].join(' ');
      });
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(said.join('\n')));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join('');
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Gives a control another value, by the keyboard where it is a slider. */
async function change(control: Locator): Promise<void> {
  const kind = await control.evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if (kind === 'range') await control.press('PageUp');
  else if (kind === 'checkbox') await control.setChecked(!(await control.isChecked()));
  else if (kind === 'color') await control.fill('#2c5c3f');
  else {
    const other = await control.evaluate((element) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return options[(selectedIndex + 1) % options.length]?.value ?? '';
    });
    await control.selectOption(other);
  }
}

test('[DS1] [TR5] eight designs in the words of the resume, chosen by the keyboard, and used for another resume', async ({
  page,
  server,
}) => {
  await newResume(page.request, server.url, 'A resume with a name of forty characters');
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.goto(`/resume/${id}/designs`);
  const designs = page.getByRole('group', { name: 'Design', exact: true });
  const choices = designs.getByRole('radio');
  await expect(choices).toHaveCount(8);
  await expect(designs.locator('svg')).toHaveCount(8);
  for (const sheet of await designs.locator('svg').all()) {
    await expect(sheet).toContainText(resume.contact.fullName.split(' ')[0] ?? '?', {
      ignoreCase: true,
    });
  }
  await expect(
    page.getByText(
      /our reader finds 100 % .* a general reader unfamiliar with our files at least 9\d\.\d+ %\./,
    ),
  ).toBeVisible();
  await expectAccessibleInEachWindow(page);

  await expect(choices.first()).toBeChecked();
  await choices.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const chosen = await choices.nth(2).getAttribute('value');
  await expect(choices.nth(2)).toBeChecked();
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Paper', { exact: true }).selectOption('a4');
  await expectSaved(page);
  await page.reload();
  await expect(choices.nth(2)).toBeChecked();
  await page.getByRole('link', { name: 'Final preview' }).click();
  await expect(page.getByRole('heading', { name: 'Final preview' })).toBeVisible();
  await expect(page.locator('svg[viewBox^="0 0 595"]').first()).toBeVisible();
  await page.goBack();

  const lookOfOther = async () => {
    const read = async (path: string) =>
      (await page.request.get(`${server.url}/api/${path}`)).json();
    const { resumes } = await read('get_resumes.php');
    const other = resumes.find(({ resume_id }: { resume_id: string }) => resume_id !== id);
    const { data } = await read(`get_resume_details.php?resume_id=${other.resume_id}`);
    return data.extra_parts.look;
  };
  await button(page, 'Use for my other resumes').click();
  await page.route('**/api/documents/**', (route) => route.abort());
  await button(page, 'USE FOR 1').click();
  await expect(page.getByText('1 resume could not be changed')).toBeVisible();
  await page.unroute('**/api/documents/**');
  await button(page, 'Use for my other resumes').click();
  await button(page, 'USE FOR 1').press('Enter');
  await expect(page.getByText('1 resume now looks like this one.')).toBeVisible();
  // A design that a resume never had comes with the newest layout.
  expect(await lookOfOther()).toMatchObject({ design: chosen, engine: 6, paper: 'a4' });
  await button(page, 'Undo').last().click();
  await expect(page.getByText('Your other resumes look as they did before.')).toBeVisible();
  expect(await lookOfOther()).toMatchObject({ design: null, engine: null, paper: null });
});

test('[DS2] each choice shows on the paper at once, is taken back by undo, and is there after a reload', async ({
  page,
  server,
}) => {
  const resume = readSample('19-two-pages');
  await page.goto('/resume');
  const id = await seedResume(page.request, server.url, { name: 'Two pages', resume });
  await page.goto(`/resume/${id}/contact`);
  await button(page, 'Design').click();
  const ofClassic = await drawn(page);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('radio', { name: /^Sidebar/ }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Side column' })).toBeVisible();
  // The paper follows the panel.
  await expect.poll(() => drawn(page)).not.toBe(ofClassic);

  const panel = page.locator('details').filter({ hasText: /^(?:Quick|More)/ });
  const controls = await panel.locator('select, input:not([type=radio])').all();
  expect(controls.length).toBeGreaterThan(18);
  const drawnAtFirst = await drawn(page);
  let before = drawnAtFirst;
  const without: (string | undefined)[] = [];
  for (const control of controls) {
    const label = await control.evaluate(({ labels }: HTMLInputElement) => labels?.[0]?.innerText);
    await change(control);
    await expect
      .poll(() => drawn(page), { intervals: [50, 100, 250] })
      .not.toBe(before)
      .catch(() => without.push(label));
    before = await drawn(page);
  }
  expect(without).toEqual([]);
  for (const _ of controls) await button(page, 'Undo').press('Enter');
  await expect.poll(() => drawn(page)).toBe(drawnAtFirst);

  await page.getByLabel('Text size', { exact: true }).fill('7.5');
  await expect(page.getByText('Text below 9 points is hard to read on paper.')).toBeVisible();
  await page.getByRole('radio', { name: 'Burgundy' }).check({ force: true });
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => drawn(page)).toBe(drawnAtFirst);
  await page.keyboard.press('ControlOrMeta+y');
  await button(page, 'Text size: as the design has it').click();
  await page.getByLabel('Fonts', { exact: true }).selectOption('garalde');
  await page.getByLabel('Dates', { exact: true }).selectOption('iso');
  await expectSaved(page);
  // The fonts have to come first.
  await expect.poll(() => drawn(page)).not.toBe(drawnAtFirst);
  const after = await drawn(page);
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(after);
  await button(page, 'Design').click();
  await page.getByText('More', { exact: true }).click();
  await button(page, 'Reset').click();
  await expect.poll(() => drawn(page)).not.toBe(after);
  await expect(page.getByLabel('Dates', { exact: true })).toHaveValue('short');
  const told = page.getByText('Everything follows the design.');
  await expect(told).toBeVisible();
  await page.getByLabel('Dates', { exact: true }).selectOption('long');
  await expect(told).toBeHidden();
});

test('[DS5] a resume is fitted to one page by what is seen least, and back; a spilt word leads to its line', async ({
  page,
  server,
}) => {
  const sheets = page.locator('[data-sheets] svg');
  const resume = readSample('01-engineer');
  await page.goto('/resume');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.goto(`/resume/${id}/contact`);
  await button(page, 'Design').click();
  await expect(page.getByText('The resume takes 2 pages.')).toBeVisible();
  const before = await drawn(page);
  const fit = button(page, 'Fit to one page');
  await fit.press('Enter');
  await expect(
    page.getByText(/^It fits on one page\. Smaller: .*text size 10 pt → 9\.75 pt/),
  ).toBeVisible();
  await expect(sheets).toHaveCount(1);
  await expect(fit).toHaveCount(0);
  await button(page, 'Undo').last().click();
  await expect.poll(() => drawn(page)).toBe(before);

  await page.getByText(/^One point spills a word/).click();
  await button(page, '…minutes.').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Experience' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('minutes.');

  const long = readSample('14-forty-jobs');
  const other = await seedResume(page.request, server.url, { name: 'Forty jobs', resume: long });
  await page.goto(`/resume/${other}/designs`);
  await button(page, 'Fit to one page').click();
  await expect(
    page.getByText(/it takes 3 pages\. It would fit on one page if you hid the points of “/),
  ).toBeVisible();
  await button(page, 'Hide them').click();
  await expect(page.getByText('The resume takes one page.')).toBeVisible();
  await button(page, 'Undo').first().click();
  await expect(page.getByText('The resume takes 5 pages.')).toBeVisible();
  await button(page, 'Fit to 4 pages').click();
  await expect(page.getByText('The resume takes 4 pages.')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByText('The resume takes 4 pages.')).toBeVisible();
});

test('[DS6] an old resume prints as it did until its owner chooses the newer layout, shown beside it', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  await page.goto('/resume');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.goto(`/resume/${id}/contact`);
  const sheets = page.locator('[data-sheets] svg');
  await expect(sheets).toHaveCount(2);
  const before = await drawn(page);
  await button(page, 'Design').click();
  const layouts = page.getByRole('group', { name: 'Layout', exact: true });
  await expect(page.getByText('A newer layout is available.')).toBeVisible();
  await button(page, 'Compare').click();
  // One of each that prints this resume otherwise.
  await expect(layouts.getByText(/^Layout /)).toHaveText(['Layout 1', 'Layout 5', 'Layout 6']);
  expect(await drawn(page)).toBe(before);
  const first = layouts.getByRole('radio', { name: 'Layout 1' });
  await expect(first).toBeChecked();
  await expect(first).toHaveAccessibleDescription('Layout 1: as it was at first');
  await page.keyboard.press('Tab');
  await layouts.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowUp');
  const newest = layouts.getByRole('radio', { name: 'Layout 6' });
  await expect(newest).toBeChecked();
  await expect(newest).toHaveAccessibleDescription(
    /: addresses without “https:\/\/”; the grade beside the school/,
  );
  await expect.poll(() => drawn(page)).not.toBe(before);
  await expect(sheets).toHaveCount(2);
  await expectSaved(page);
  const after = await drawn(page);
  await first.check({ force: true });
  await expect.poll(() => drawn(page)).toBe(before);
  await newest.check({ force: true });
  await expect.poll(() => drawn(page)).toBe(after);
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(after);
  // Nothing newer is left to be offered.
  await button(page, 'Design').click();
  await expect(page.getByText(/^The resume takes/)).toBeVisible();
  await expect(page.getByText(/layout is available/)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { createByHand, download, expectSaved, openTab, sheetText } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readWords } from '../support/pdf-text.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Nothing is wider than the phone. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** Buttons, links and switches that a finger cannot hit: lower than 44 CSS pixels. */
function lowTargets(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    Array.from(main.querySelectorAll('button, a, input, textarea'))
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
      .filter((each) => !each.closest('label, [aria-hidden]'))
      .map((each) => `${each.getAttribute('aria-label') ?? ''} ${each.textContent}`),
  );
}

test('[ED1] [ED20] [PV1] [EX1] the whole job on a phone', async ({ page }, testInfo) => {
  await page.goto('/resume');
  await createByHand(page, 'On a phone');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Pocket');
  await expectNoSideways(page);

  for (const section of ['Experience', 'Education', 'Certifications', 'Awards', 'Skills']) {
    await openTab(page, section);
    await expectNoSideways(page);
    expect(await lowTargets(page)).toEqual([]);
  }
  await page.getByRole('textbox', { name: 'Skills' }).fill('Thumbs');
  await openTab(page, 'Experience');
  await page.getByRole('textbox', { name: 'Role' }).fill('Courier');
  await page.getByRole('button', { name: 'Choose start date' }).tap();
  await page.getByRole('button', { name: /^Jan \d{4}$/ }).tap();
  await page.getByRole('switch', { name: 'Currently work here' }).tap();
  await expect(page.getByRole('textbox', { name: 'End date' })).toHaveValue('Present');
  await page.getByRole('button', { name: 'SAVE EXPERIENCE' }).tap();
  await expectSaved(page);

  await page.getByRole('button', { name: 'Preview', exact: true }).tap();
  await expect(sheetText(page).first()).toContainText('Courier');
  await expect(page.getByRole('button', { name: 'Form', exact: true })).toBeVisible();
  const letters = sheetText(page).first().getByText('Courier', { exact: true });
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).tap();
  }
  // As large as on the printed page, where ten points are 13.3 CSS pixels.
  const { height = 0 } = (await letters.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(13);
  await expect(letters).toBeInViewport();
  await expectNoSideways(page);
  await sheetText(page).first().getByText('Thumbs').tap();
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeFocused();

  await page.getByRole('link', { name: 'Finish Up & Preview' }).tap();
  await expect(page.getByRole('button', { name: 'Reorder Skills' })).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('button', { name: 'Reorder Skills' }).tap();
  await page.getByRole('button', { name: 'Move Skills up' }).tap();
  await page.getByRole('button', { name: 'Reorder Skills' }).tap();
  const others = page.getByRole('button', { name: 'Other formats' });
  const { height: low = 0 } = (await others.boundingBox()) ?? {};
  expect(low).toBeGreaterThanOrEqual(43.5);
  await others.tap();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Markdown/ }).tap();
  expect((await coming).suggestedFilename()).toBe('Ana_Pocket.md');
  const path = testInfo.outputPath('phone.pdf');
  await (await download(page)).saveAs(path);
  const words = readWords(path);
  expect(words.indexOf('SKILLS')).toBeLessThan(words.indexOf('EXPERIENCE'));
  expect(words.slice(0, 2)).toEqual(['Ana', 'Pocket']);
});

test('[SH3] the menu of a phone, which could not be loaded, is loaded by the next press', async ({
  page,
}) => {
  const dialogs = /\/dialogs-/;
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.route(dialogs, (route) => route.abort());
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open the navigation' });
  await opener.tap();
  await expect.poll(() => said.join()).toContain('The navigation could not be opened');
  await page.unroute(dialogs);
  await opener.tap();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
});

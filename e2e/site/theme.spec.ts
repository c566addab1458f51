import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The colour behind everything, as it is drawn. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const DARK = 'rgb(11, 12, 14)';
const LIGHT = 'rgb(233, 231, 225)';

test('a theme that was chosen is kept, drawn from the first frame on, and follows the device where it is to', async ({
  page,
  context,
}) => {
  await page.goto('/');
  expect(await ground(page)).toBe(DARK);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect.poll(() => ground(page)).toBe(LIGHT);

  // Without scripts nothing can put it right later: the server sends the page in its theme.
  const still = await context.browser()?.newContext({ javaScriptEnabled: false });
  if (!still) throw new Error('There is no browser.');
  await still.addCookies(await context.cookies());
  const reader = await still.newPage();
  for (const address of ['/', '/faq', '/login', '/no-such-page']) {
    await reader.goto(new URL(address, page.url()).href);
    await expect(reader.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(reader.locator('body')).toHaveCSS('background-color', LIGHT);
  }
  await still.close();

  await page.reload();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Same as device' }).click();
  for (const [colorScheme, color] of [
    ['dark', DARK],
    ['light', LIGHT],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => ground(page)).toBe(color);
  }
});

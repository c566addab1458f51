import type { Page, Route } from '@playwright/test';
import { expectSaved, statusLine } from '../support/app.ts';
import { expectPoints } from '../support/points.ts';
import { expect, test } from '../support/test.ts';

const bullets = (page: Page) => page.getByRole('textbox', { name: 'What you did' });
const aiWrite = (page: Page, left: number) =>
  page.getByRole('button', { name: `AI Write (${left} left)` });

test('[HO3] a use whose answer is lost, one in another window, and one in a tab that is closed offline are counted once each', async ({
  page,
  context,
  openNew,
}) => {
  await openNew('Welder', 'experience');
  await page.getByRole('textbox', { name: 'Role' }).fill('Senior Welder');
  await expectSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(aiWrite(other, 3)).toBeVisible();

  // The server counts it, and the answer does not arrive: it is sent again.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/ai-uses/*', loseAnswer, { times: 1 });
  await aiWrite(page, 3).click();
  await expect(aiWrite(page, 2)).toBeVisible();
  await expectSaved(page);
  await expect(aiWrite(other, 2)).toBeVisible();

  await aiWrite(other, 2).click();
  await expectSaved(other);
  await expect(aiWrite(other, 1)).toBeVisible();
  await expect(aiWrite(page, 1)).toBeVisible();

  // Nothing comes from the network, and the tab ends with its use on the disk alone.
  await context.setOffline(true);
  await aiWrite(page, 1).click();
  await expect(aiWrite(page, 0)).toHaveAttribute('aria-disabled', 'true');
  await page.close();
  await context.setOffline(false);
  await other.reload();
  // What the closed tab left is restored by the page that is leaving, or by the one that comes.
  await expect(statusLine(other)).toHaveText(/Saved$/);
  await expect(aiWrite(other, 0)).toHaveAttribute('aria-disabled', 'true');
  await expectPoints(bullets(other), /^(• .+\n){2}• .+$/);
  const waiting = () => other.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(waiting).not.toContain('use:');
  await other.reload();
  await expect(aiWrite(other, 0)).toBeVisible();
});

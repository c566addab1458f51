import { createByHand, expectSaved, openTab, statusLine } from './support/app.ts';
import { expect, test } from './support/test.ts';

test('[ED19] a reload in the middle of a word brings the draft back', async ({ page }) => {
  await page.goto('/resume');
  await createByHand(page, 'Reloaded');
  // No save gets through, so that what comes back can only come from this browser. The page's last words as it is left
  // go past the route, so the page itself is cut off as well.
  await page.route('**/api/save_*', (route) => route.abort());
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ida Reload');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ida Reload');
  await expect(statusLine(page)).toContainText('Restored unsaved edits · Not saved yet');

  await page.unroute('**/api/save_*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(statusLine(page)).toHaveText('Restored unsaved edits · Saved');
});

test('[ED19] a server killed in mid-edit loses nothing, and saving goes on when it is back', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url}/resume`);
  await createByHand(page, 'Killed');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Before the kill');
  await expectSaved(page);

  await ownServer.end('SIGKILL');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('After the kill');
  await expect(statusLine(page)).toContainText('Not saved yet', { timeout: 30_000 });
  await ownServer.start();
  await expectSaved(page);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('After the kill');
});

test('[ED19] two tabs on one section: the later writer is told and chooses', async ({
  page,
  context,
}) => {
  await page.goto('/resume');
  await createByHand(page, 'Two tabs');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('First');
  await expectSaved(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Full Name' })).toHaveValue('First');

  // The second tab cannot save while the first one does: their edits cross.
  await other.route('**/api/save_contact.php', (route) => route.abort());
  await other.getByRole('textbox', { name: 'Full Name' }).fill('From the second');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('From the first');
  await expectSaved(page);
  await other.unroute('**/api/save_contact.php');
  await other.evaluate(() => window.dispatchEvent(new Event('online')));

  const choice = other.getByRole('dialog', { name: 'Contact: changed in two places' });
  await expect(choice).toBeVisible({ timeout: 20_000 });
  await expect(choice).toContainText('From the first');
  await expect(choice).toContainText('From the second');
  await choice.getByRole('button', { name: /Keep mine/i }).click();
  await expectSaved(other);
  await page.bringToFront();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('From the second');
});

test('[ED19] two tabs in different sections never meet', async ({ page, context }) => {
  await page.goto('/resume');
  await createByHand(page, 'Side by side');
  const other = await context.newPage();
  await other.goto(page.url().replace('contact', 'summary'));
  await other.getByRole('textbox', { name: 'Summary' }).fill('Written in the second tab.');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Written In The First');
  await expectSaved(page);
  await expectSaved(other);
  await page.reload();
  await openTab(page, 'Summary');
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue(
    'Written in the second tab.',
  );
});

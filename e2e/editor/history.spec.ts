import { expectSaved, sheetText } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test('[HI1] [HI2] a version is named, shown as it was printed, restored in an open window too, undone and deleted', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'For Acme', resume });
  await page.goto(`/resume/${id}/summary`);
  await expectSaved(page);
  const said = page.getByRole('textbox', { name: 'Summary' });
  await said.fill('Payments engineer, as sent to Acme.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'For Acme' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();

  await page.getByRole('button', { name: 'Name current version' }).click();
  await page.getByRole('textbox', { name: 'Version name' }).fill('Sent to Acme');
  await page.keyboard.press('Enter');
  const named = page.getByRole('link', { name: 'Sent to Acme' });
  await expect(named).toBeVisible();

  const editor = await page.context().newPage();
  await editor.goto(`/resume/${id}/summary`);
  await editor.getByRole('textbox', { name: 'Summary' }).fill('Somebody else altogether.');
  await expectSaved(editor);

  // In a narrow window the list is hidden with the link that has the focus.
  const window = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  await named.press('Enter');
  await expect(page.getByRole('region', { name: 'Sent to Acme' })).toBeFocused();
  if (window) await page.setViewportSize(window);
  await expect(sheetText(page).first()).toContainText('as sent to Acme');
  await expectAccessibleInEachWindow(page);
  await page.getByRole('link', { name: 'Compare with current' }).click();
  await expect(page.getByRole('list', { name: 'List of changes' })).toContainText(
    'Summary: “Payments engineer, as sent to Acme.” was removed.',
  );
  await page.goBack();
  await page.getByRole('button', { name: 'Restore' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByRole('switch')).toHaveCount(1);
  await expect(asked.getByRole('switch', { name: 'Summary' })).toBeChecked();
  await asked.getByRole('button', { name: 'Restore' }).click();
  // Where something came back.
  await expect(page).toHaveURL(/\/resume\/[^/]+\/summary$/);
  const restored = page.getByText(/^Restored “.?Sent to Acme.?”/u);
  await expect(restored).toBeVisible();
  await expect(sheetText(page).first()).toContainText('as sent to Acme');
  await expect(editor.getByRole('textbox', { name: 'Summary' })).toHaveValue(
    'Payments engineer, as sent to Acme.',
  );

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('The restore was undone.')).toBeVisible();
  await expect(sheetText(page).first()).toContainText('Somebody else altogether.');

  await page.goto(`/resume/${id}/history`);
  await expect(page.getByRole('link', { name: /^Before a restore/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete all versions' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all versions' }).click();
  await expect(page.getByText('No earlier versions yet.')).toBeVisible();
});

test('[HI1] a version is not named or restored while a change of the person is not saved, and why is said', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'For Acme', resume });
  await page.goto(`/resume/${id}/contact`);
  await expectSaved(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('history');
  await page.getByRole('option', { name: /^History/ }).click();
  await page.getByRole('button', { name: 'Name current version' }).click();
  const name = page.getByRole('textbox', { name: 'Version name' });
  await name.fill('x'.repeat(81));
  await expect(page.getByText('Use at most 80 characters.')).toBeVisible();
  await name.fill('As sent');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Some of your changes are not saved on the server yet',
  );
});

import { expectSaved, openTab, sheetText } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('[OC6] a language is suggested, taken back, chosen by the keyboard, and still there after a reload', async ({
  page,
  openNew,
}) => {
  await openNew('Weberin', 'summary');
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill(
      'Weberin mit zehn Jahren Erfahrung in der Planung und im Bau von Webstühlen für die Industrie.',
    );
  await expect(sheetText(page)).toContainText('SUMMARY');
  const suggestion = page.getByRole('region', { name: 'Language' });
  await expect(suggestion).toBeHidden();

  await openTab(page, 'Skills');
  await page.getByRole('textbox', { name: 'Skills' }).fill('Handweberei');
  await suggestion.getByRole('button', { name: 'Print them in German' }).click();
  await expect(sheetText(page)).toContainText(/PROFIL.*KENNTNISSE/su);
  await expect(suggestion).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheetText(page)).toContainText('SUMMARY');
  await suggestion.getByRole('button', { name: 'Keep English' }).click();
  await expect(suggestion).toBeHidden();

  const menu = page.getByRole('button', { name: 'Weberin', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Language…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Language of the resume' });
  await expect(dialog.getByText('Your text looks like German.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'English' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(sheetText(page)).toContainText(/PROFIL.*KENNTNISSE/su);
  await expectSaved(page);
  await page.reload();
  await expect(sheetText(page)).toContainText(/PROFIL.*KENNTNISSE/su);
});

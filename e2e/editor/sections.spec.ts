import type { Page } from '@playwright/test';
import { expectSaved, openTab, sheetText } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const addSection = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const change = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Change ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('[OC2] sections are added, renamed, hidden, moved and removed, also one of the person’s own', async ({
  page,
  openNew,
}) => {
  await openNew('Weaver');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await openTab(page, 'Skills');
  await page.getByRole('textbox', { name: 'Skills' }).fill('Looms');

  await addSection(page, 'Languages');
  await expect(page).toHaveURL(/\/languages$/);
  await page.getByRole('textbox', { name: 'Language', exact: true }).fill('German');
  await page.getByRole('combobox', { name: 'Level' }).fill('C1');
  await expect(sheetText(page)).toContainText('LANGUAGES');
  await expect(sheetText(page)).toContainText('German, C1');

  await change(page, 'Languages', 'Rename…');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Sprachen');
  await page.getByRole('button', { name: 'RENAME' }).click();
  await expect(page.getByRole('tab', { name: /^Sprachen/ })).toBeVisible();
  await expect(sheetText(page)).toContainText('SPRACHEN');

  await change(page, 'Sprachen', 'Hide from the page');
  await expect(page.getByText('This section is hidden')).toBeVisible();
  await expect(sheetText(page)).not.toContainText('German');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show on the page' }).click();
  await expect(sheetText(page)).toContainText('German');
  await change(page, 'Sprachen', 'Move up on the page');
  await expect(sheetText(page)).toContainText(/SPRACHEN.*SKILLS/su);

  await addSection(page, 'A section of your own…');
  await page.getByRole('dialog').getByRole('button', { name: 'ADD SECTION' }).click();
  await expect(page.getByText('Give the section a title')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Talks');
  await page.getByRole('radio', { name: /^A list/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'ADD SECTION' }).click();
  await page.getByRole('textbox', { name: 'Talks' }).fill('On looms\nOn cards');
  await expect(sheetText(page)).toContainText('• On looms');
  await expectSaved(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Talks' })).toHaveValue('On looms\nOn cards');
  await expect(sheetText(page)).toContainText(/SPRACHEN.*SKILLS.*TALKS/su);

  await openTab(page, 'Sprachen');
  await change(page, 'Sprachen', 'Remove section');
  await expect(page.getByRole('tab', { name: /^Sprachen/ })).toBeHidden();
  await expect(sheetText(page)).not.toContainText('German');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheetText(page)).toContainText(/SPRACHEN.*German, C1.*SKILLS/su);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Language', exact: true })).toHaveValue('German');
});

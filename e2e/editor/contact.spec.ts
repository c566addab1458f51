import { expectSaved, sheetText } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('[OC1] a headline, links and further lines are typed, printed, saved, merged and removed', async ({
  page,
  context,
  openNew,
}) => {
  await openNew('Links');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Analyst of engines');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await expect(page.getByRole('textbox', { name: 'Label of link 1' })).toBeFocused();
  await page.keyboard.type('Portfolio');
  await page.keyboard.press('Tab');
  await page.keyboard.type('https://ada.dev/');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.keyboard.type('GitHub');
  await page.keyboard.press('Tab');
  await page.keyboard.type('github.com/ada');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.keyboard.type('Nationality');
  await page.keyboard.press('Tab');
  await page.keyboard.type('British');
  await expect(sheetText(page)).toContainText('Analyst of engines');
  await expect(sheetText(page)).toContainText('Portfolio: ada.dev');
  await expect(sheetText(page)).toContainText('Nationality: British');
  await expectSaved(page);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address of link 2' })).toHaveValue(
    'github.com/ada',
  );
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Analyst of engines');

  // Another window changes another line of the same part.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Text of line 1' }).fill('Ukrainian');
  await expectSaved(other);
  await page.getByRole('button', { name: 'Remove link 1' }).click();
  await expect(page.getByRole('textbox', { name: 'Label of link 1' })).toHaveValue('GitHub');
  await expect(page.getByRole('textbox', { name: 'Label of link 1' })).toBeFocused();
  await expectSaved(page);
  await expect(page.getByRole('textbox', { name: 'Text of line 1' })).toHaveValue('Ukrainian');
  await page.getByRole('textbox', { name: 'Headline' }).fill('');
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Address of link 1' })).toHaveValue(
    'github.com/ada',
  );
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Address of link 2' })).toHaveCount(0);
  await expect(sheetText(page)).toContainText('Nationality: Ukrainian');
  await expect(sheetText(page)).not.toContainText('ada.dev');
});

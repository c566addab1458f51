import type { Page } from '@playwright/test';
import { expectSaved, openTab } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

/** Each a list of cards: its tab, the field that names a card, and the button that adds one. */
const LISTS = [
  { tab: 'Experience', field: 'Role', add: 'ADD ANOTHER EXPERIENCE' },
  { tab: 'Education', field: 'Degree', add: 'ADD ANOTHER EDUCATION' },
  { tab: 'Projects', field: 'Project name', add: 'ADD ANOTHER PROJECT' },
  { tab: 'Talks', field: 'Title', add: 'ADD ANOTHER ENTRY' },
];

async function addOwnSection(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'A section of your own…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('radio', { name: /^Entries/ }).check();
  await dialog.getByRole('button', { name: 'ADD SECTION' }).click();
}

test('[HO2] the blank first card of a long list stays open while it is typed in', async ({
  page,
  openNew,
}) => {
  test.slow();
  await openNew('Weaver');
  await addOwnSection(page, 'Talks');
  for (const { tab, field, add } of LISTS) {
    await openTab(page, tab);
    const fields = page.getByRole('textbox', { name: field, exact: true });
    for (const at of [1, 2, 3]) {
      await page.getByRole('button', { name: add }).click();
      await fields.nth(at).fill(`Weaver ${at}`);
    }
    await fields.first().click();
    await page.keyboard.type('Head of Weaving', { delay: 20 });
    await expect(fields.first()).toBeFocused();
    await expect(fields.first()).toHaveValue('Head of Weaving');
    await expectSaved(page);
    // The server has given the card another id by now.
    await page.keyboard.type(' Ltd', { delay: 20 });
    await expect(fields.first()).toHaveValue('Head of Weaving Ltd');
    await expectSaved(page);
    await page.reload();
    await expect(
      page.getByRole('button', { name: 'Head of Weaving Ltd', exact: true }),
    ).toBeVisible();
  }
});

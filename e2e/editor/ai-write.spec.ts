import type { Page } from '@playwright/test';
import { expectSaved, openTab, sheetText } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readWords } from '../support/pdf-text.ts';
import { expectPoints, textOfPoints } from '../support/points.ts';
import { expect, test } from '../support/test.ts';

const FIRST =
  'Welded [kind of parts] by [process] to [code], passing [number]% of inspections at first attempt.';

/** Chunks of packages that are loaded when first needed; in the editor that is the bank of lines. */
const BANK = '**/assets/src-*.js';

const bullets = (page: Page) => page.getByRole('textbox', { name: 'What you did' });
const aiWrite = (page: Page, left: number) =>
  page.getByRole('button', { name: `AI Write (${left} left)` });
const selection = (page: Page) => page.evaluate(() => getSelection()?.toString());

test('[ED18] three lines for the role, undone and filled in, counted across a reload, and no blank leaves unnoticed', async ({
  page,
  openNew,
}) => {
  await openNew('Welder');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await openTab(page, 'Experience');
  await page.getByRole('textbox', { name: 'Role' }).fill('Senior Welder');

  await expect(sheetText(page)).toContainText('Senior Welder');
  const entry = page.getByRole('region', { name: 'Senior Welder' });

  // The bank does not come: nothing is spent, and Retry brings it.
  await page.route(BANK, (route) => route.abort());
  await aiWrite(page, 3).click();
  await expect(entry.getByRole('alert')).toContainText('no use was counted');
  await page.unroute(BANK);
  await entry.getByRole('button', { name: 'Retry' }).click();

  // The first placeholder is selected: typing replaces it. The mark on the paper goes with it.
  await expect(aiWrite(page, 2)).toBeVisible();
  await expectPoints(bullets(page), `• ${FIRST}`);
  await expect(bullets(page)).toBeFocused();
  expect(await selection(page)).toBe('[kind of parts]');
  await expect(page.locator('rect[data-placeholder]')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.type('frames');
  await expectPoints(bullets(page), `• ${FIRST.replace('[kind of parts]', 'frames')}`);
  await page.getByRole('button', { name: 'Next blank (3)' }).click();
  expect(await selection(page)).toBe('[process]');

  // Undo, by the keyboard and by the button, gives the text back and not the use.
  const written = await textOfPoints(bullets(page));
  await aiWrite(page, 2).click();
  await expectPoints(bullets(page), /\n• /);
  await page.keyboard.press('ControlOrMeta+z');
  await expectPoints(bullets(page), written);
  await aiWrite(page, 1).click();
  await expectPoints(bullets(page), /\n• /);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectPoints(bullets(page), written);
  await expect(page.getByText('AI suggestion limit reached for this item.')).toBeVisible();
  await expect(aiWrite(page, 0)).toHaveAttribute('aria-disabled', 'true');

  await expectSaved(page);
  await page.reload();
  await expect(aiWrite(page, 0)).toBeVisible();
  await expectPoints(bullets(page), written);

  // The warning before the download leads to the placeholder, or lets it go.
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(sheetText(page).locator('rect[data-placeholder]')).not.toHaveCount(0);
  const warning = page.getByRole('dialog', { name: '3 blanks are not filled in' });
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).click();
  await expect(warning.locator('mark')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go to the first' }).click();
  await expect(page).toHaveURL(/\/experience$/);
  await expect(bullets(page)).toBeFocused();
  expect(await selection(page)).toBe('[process]');
  await page.keyboard.type('TIG');

  await expectSaved(page);
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download anyway' }).click();
  const words = readWords(await (await coming).path()).join(' ');
  expect(words).toContain('Welded frames by TIG to [code]');

  // Nor does it go to an employer unasked.
  await page.goto('/company/careers/jobs/senior-engineer-document-parsing/apply');
  await page.getByRole('button', { name: 'Attach one of my resumes' }).click();
  await page.getByRole('menuitem', { name: 'Welder (PDF)' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('[code] (Experience, Senior Welder)');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByText('Ada_Lovelace.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Attach one of my resumes' }).click();
  await page.getByRole('menuitem', { name: 'Welder (PDF)' }).click();
  await page.getByRole('button', { name: 'Attach anyway' }).click();
  await expect(page.getByText('Ada_Lovelace.pdf')).toBeVisible();
});

import { type Download, expect, type Page } from '@playwright/test';

/** Makes a resume by hand from the list, as a person does; ends in its contact section. */
export async function createByHand(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await page.getByRole('button', { name: 'Write your resume by yourself' }).click();
  await page.getByLabel('Resume name').fill(name);
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
}

/** Goes to a section by its tab. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** The line that says what became of the last edits. */
export const statusLine = (page: Page) => page.getByRole('status', { name: 'Save status' });

export async function expectSaved(page: Page): Promise<void> {
  await expect(statusLine(page)).toHaveText('Saved', { timeout: 30_000 });
}

/** The words on the sheet, line by line, as they are drawn. */
export function sheetText(page: Page) {
  return page.locator('svg[viewBox="0 0 612 792"]');
}

export async function download(page: Page): Promise<Download> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).click();
  return coming;
}

export const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z');
export const redo = (page: Page) => page.keyboard.press('ControlOrMeta+Shift+z');

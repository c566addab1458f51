import type { Page } from '@playwright/test';
import { EntryId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, withFlatEntries } from '@shortlist/model/flat-entry.test-support';
import { expectSaved, openTab, redo, sheetText, undo } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const titles = (page: Page) => page.locator('[data-entry] h3').allTextContents();
const expectTitles = (page: Page, expected: string[]) =>
  expect.poll(() => titles(page)).toEqual(expected);
const change = async (page: Page, title: string, action: string) => {
  await page.getByRole('button', { name: `Change ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** A resume of three jobs, open in the editor. */
async function openThreeJobs(page: Page, url: string): Promise<void> {
  const jobs = ['Lead', 'Engineer', 'Trainee'].map((role, index) => ({
    ...emptyFlatEntry('experience', EntryId.parse(`sample-${index}`), SECTIONS),
    role,
    company: `Kestrel ${index}`,
    startDate: `Jan 20${20 - index}`,
    bullets: `• Led crane ${index}.`,
  }));
  const resume = withFlatEntries(readSample('12-hebrew'), 'experience', jobs, SECTIONS);
  const id = await seedResume(page.request, url, { name: 'Undone', resume });
  await page.goto(`/resume/${id}/experience`);
  await expectSaved(page);
}

test('[TR1] entries that were deleted, moved and hidden come back by the keys of undo, also in another window', async ({
  page,
  server,
}) => {
  await openThreeJobs(page, server.url);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await page.getByRole('button', { name: 'Move Trainee up' }).click();
  await change(page, 'Engineer', 'Hide from the page');
  await expect(page.getByText('Hidden: kept here, not printed or exported.')).toBeVisible();
  await expectAccessible(page);
  await expect(sheetText(page)).not.toContainText('Kestrel 1');
  await expectSaved(page);
  await expectTitles(other, ['Trainee', 'Engineer']);

  await undo(page);
  await expect(page.getByText('Change undone.')).toBeVisible();
  await expect(sheetText(page)).toContainText('Kestrel 1');
  await undo(page);
  await expectTitles(page, ['Engineer', 'Trainee']);
  await undo(page);
  await expect(page.getByText('Deletion undone.')).toBeVisible();
  await expectTitles(page, ['Lead', 'Engineer', 'Trainee']);
  await expect(sheetText(page)).toContainText('Led crane 0.');
  await expectSaved(page);
  await expectTitles(other, ['Lead', 'Engineer', 'Trainee']);
  // From points that have nothing of their own to do again, too.
  await page.getByLabel('What you did').last().focus();
  await redo(page);
  await expectTitles(page, ['Engineer', 'Trainee']);
  await undo(page);
  await expectTitles(page, ['Lead', 'Engineer', 'Trainee']);
  for (let times = 0; times < 3; times += 1) await redo(page);
  await expectTitles(page, ['Trainee', 'Engineer']);
  await expect(sheetText(page)).not.toContainText('Kestrel 1');
  await expectSaved(page);
  await page.reload();
  await expectTitles(page, ['Trainee', 'Engineer']);
  await expect(sheetText(page)).toContainText('Kestrel 2');
  await expect(sheetText(page)).not.toContainText('Kestrel 1');
});

test('[TR1] what was deleted comes back by the keys of undo after the editor was left for the list', async ({
  page,
  server,
}) => {
  await openThreeJobs(page, server.url);
  const address = page.url();
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await expectTitles(page, ['Engineer', 'Trainee']);
  await expectSaved(page);
  await page.getByRole('link', { name: 'Resume Optimization' }).first().click();
  await expect(page.getByRole('button', { name: 'Delete Engineer' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectTitles(page, ['Engineer', 'Trainee']);
  await undo(page);
  await expectTitles(page, ['Lead', 'Engineer', 'Trainee']);
  await expect(sheetText(page)).toContainText('Led crane 0.');
});

test('[OC4] what two windows have set aside by “Same employer as above” comes back in either, after a reload too', async ({
  page,
  server,
}) => {
  await openThreeJobs(page, server.url);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await change(page, 'Engineer', 'Same employer as above');
  await expectSaved(page);
  await change(other, 'Trainee', 'Same employer as above');
  await expectSaved(other);
  const employers = (window: Page) =>
    window
      .getByLabel('Company')
      .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value));
  await expect.poll(() => employers(page)).toEqual(['Kestrel 0', 'Kestrel 0', 'Kestrel 0']);
  await change(page, 'Trainee', 'Another employer than above');
  await expect.poll(() => employers(other)).toEqual(['Kestrel 0', 'Kestrel 0', 'Kestrel 2']);
  await other.reload();
  await change(other, 'Engineer', 'Another employer than above');
  await expect.poll(() => employers(other)).toEqual(['Kestrel 0', 'Kestrel 1', 'Kestrel 2']);
});

test('[TR1] a text takes the keys first, then what was deleted comes back, from another section too; dialogs keep them', async ({
  page,
  server,
}) => {
  await openThreeJobs(page, server.url);
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await expectTitles(page, ['Engineer', 'Trainee']);
  await openTab(page, 'Summary');
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.focus();
  await page.keyboard.press('ControlOrMeta+End');
  const said = await summary.inputValue();
  await page.keyboard.type(' More');
  // A message that goes while one types parts what is typed into two steps of the browser's.
  await expect(async () => {
    if ((await summary.inputValue()) !== said) await undo(page);
    expect(await summary.inputValue()).toBe(said);
  }).toPass();
  await expect(page).toHaveURL(/\/summary$/);

  await page.getByRole('button', { name: 'Change Summary' }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await undo(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/summary$/);

  await summary.focus();
  await undo(page);
  await expect(page).toHaveURL(/\/experience$/);
  await expectTitles(page, ['Lead', 'Engineer', 'Trainee']);
  await expectSaved(page);
  await page.reload();
  await expectTitles(page, ['Lead', 'Engineer', 'Trainee']);
});

test('[TR1] a section that was hidden, moved and removed comes back, and the message’s Undo is no step of its own', async ({
  page,
  server,
}) => {
  await openThreeJobs(page, server.url);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'Languages', exact: true }).click();
  await page.getByRole('textbox', { name: 'Language', exact: true }).fill('German');
  await change(page, 'Languages', 'Move up on the page');
  await change(page, 'Languages', 'Hide from the page');
  await change(page, 'Languages', 'Remove section');
  await expect(page.getByRole('tab', { name: /^Languages/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Languages/ })).toBeVisible();
  await expect(page).toHaveURL(/\/languages$/);
  await expect(page.getByText('This section is hidden')).toBeVisible();
  await expectAccessible(page);
  await undo(page);
  await expect(page.getByText('This section is hidden')).toBeHidden();
  await expect(sheetText(page)).toContainText('German');
  await undo(page);
  await undo(page);
  // It was added and then typed into: that is not undone with it.
  await expect(page.getByRole('textbox', { name: 'Language', exact: true })).toHaveValue('German');
  await redo(page);
  await redo(page);
  await redo(page);
  await expect(page.getByRole('tab', { name: /^Languages/ })).toBeHidden();
  // The page of the section that went gives way to another first.
  await expect(async () => {
    await undo(page);
    await expect(page.getByRole('tab', { name: /^Languages/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Language', exact: true })).toHaveValue('German');
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Language', exact: true })).toHaveValue('German');
});

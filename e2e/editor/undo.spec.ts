import type { Locator, Page } from '@playwright/test';
import { expectSaved, openTab, redo, undo } from '../support/app.ts';
import { expectPoints, untilRich } from '../support/points.ts';
import { expect, test } from '../support/test.ts';

/** Types behind all that a field says. */
async function typeBehind(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+End');
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
  await expectSaved(page);
}

/** The same page in a second window. */
async function openBeside(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectSaved(other);
  return other;
}

test('[TR1] undo in a plain text leaves what another window wrote, and redo too', async ({
  page,
  openNew,
}) => {
  await openNew('Two pens', 'summary');
  const mine = page.getByRole('textbox', { name: 'Summary' });
  await typeBehind(page, mine, 'Mine first');
  const other = await openBeside(page);
  const theirs = other.getByRole('textbox', { name: 'Summary' });
  await typeBehind(other, theirs, '\nTheirs');
  await expect(mine).toHaveValue('Mine first\nTheirs');
  await expect(mine).toBeFocused();

  for (let times = 0; times < 5; times += 1) await undo(page);
  await expect(mine).toHaveValue('Theirs');
  await expectSaved(page);
  await expect(theirs).toHaveValue('Theirs');
  for (let times = 0; times < 5; times += 1) await redo(page);
  await expect(mine).toHaveValue('Mine first\nTheirs');
  await typeBehind(page, mine, '\nMine last');
  await undo(page);
  await undo(page);
  await undo(page);
  await expect(mine).toHaveValue('Mine first\nTheirs');
  await expectSaved(page);
});

test('[TR1] undo in points leaves what another window wrote, and redo too, also of what was typed before the rich field came', async ({
  page,
  openNew,
}) => {
  await openNew('Two lists', 'experience');
  let letThrough = () => {};
  const merged = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/rich-lines-.*\.js$/, async (route) => {
    await merged;
    await route.continue();
  });
  await page.reload();
  const mine = page.getByLabel('What you did');
  await typeBehind(page, mine, 'Built it');
  const other = await openBeside(page);
  await untilRich(other);
  const theirs = other.getByLabel('What you did');
  await typeBehind(other, theirs, '\nLed it');
  await expectPoints(mine, '• Built it\n• Led it');
  letThrough();
  await untilRich(page);
  for (let times = 0; times < 4; times += 1) await undo(page);
  await expectPoints(mine, '• Led it');
  for (let times = 0; times < 4; times += 1) await redo(page);
  await expectPoints(mine, '• Built it\n• Led it');

  await typeBehind(other, theirs, '\nSold ');
  await other.keyboard.press('ControlOrMeta+b');
  await typeBehind(other, theirs, 'it');
  await expectPoints(mine, '• Built it\n• Led it\n• Sold it');
  for (let times = 0; times < 6; times += 1) await undo(page);
  await expectPoints(mine, '• Led it\n• Sold it');
  await expect(mine.locator('b')).toHaveText('it');
  await expectSaved(page);
  await expectPoints(theirs, '• Led it\n• Sold it');
  for (let times = 0; times < 6; times += 1) await redo(page);
  await expectPoints(mine, '• Built it\n• Led it\n• Sold it');
  await typeBehind(page, mine, ' all');
  await undo(page);
  await expectPoints(mine, '• Built it\n• Led it\n• Sold it');
});

/** Undoes in a field beside one that was left, and then in that one: what the other window wrote there stays. */
async function leavesOtherFieldsAlone(page: Page, other: Page): Promise<void> {
  const nameOn = (of: Page) => of.getByRole('textbox', { name: 'Full Name' });
  await typeBehind(page, nameOn(page), 'Ada');
  await expect(nameOn(other)).toHaveValue('Ada');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await typeBehind(other, nameOn(other), ' Lovelace');
  await expect(nameOn(page)).toHaveValue('Ada Lovelace');
  for (let times = 0; times < 3; times += 1) await undo(page);
  await expect(nameOn(page)).toHaveValue('Ada Lovelace');
  await nameOn(page).focus();
  for (let times = 0; times < 3; times += 1) await undo(page);
  await expect(nameOn(page)).toHaveValue(/^\s*Lovelace$/u);
  await redo(page);
  await expect(nameOn(page)).toHaveValue('Ada Lovelace');
}

test('[TR1] undo in a date, a place, a line with a label and a field that was left puts nothing beside what another window chose', async ({
  page,
  openNew,
}) => {
  await openNew('Two choices', 'experience');
  const field = (of: Page, name: string) => of.getByRole('textbox', { name, exact: true });
  const place = (of: Page) => of.getByRole('combobox', { name: 'Country', exact: true });
  await typeBehind(page, field(page, 'Role'), 'Weaver');
  await field(page, 'Start date').fill('Jan 2020');
  await field(page, 'Start date').fill('Mar 2019');
  await page.keyboard.press('Tab');
  await expectSaved(page);
  const other = await openBeside(page);
  await field(other, 'Start date').fill('Apr 2018');
  await other.keyboard.press('Tab');
  await expect(field(page, 'Start date')).toHaveValue('Apr 2018');
  await field(page, 'Start date').focus();
  for (let times = 0; times < 3; times += 1) await undo(page);
  await expect(field(page, 'Start date')).toHaveValue('Apr 2018');

  for (const each of [page, other]) await openTab(each, 'Contact');
  await leavesOtherFieldsAlone(page, other);
  await place(page).fill('Ireland');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await field(page, 'Label of link 1').fill('Mastodon');
  await field(page, 'Address of link 1').fill('https://a.example');
  await expectSaved(page);
  await expect(field(other, 'Address of link 1')).toHaveValue('https://a.example');
  await place(other).fill('Norway');
  await other.getByRole('button', { name: 'Add a link' }).click();
  await field(other, 'Label of link 2').fill('Git');
  await field(other, 'Address of link 2').fill('https://b.example');
  await expect(field(page, 'Address of link 2')).toHaveValue('https://b.example');
  await expect(field(page, 'Address of link 1')).toHaveValue('https://a.example');
  for (const [control, said] of [
    [place(page), 'Norway'],
    [field(page, 'Address of link 2'), 'https://b.example'],
  ] as const) {
    await control.focus();
    for (let times = 0; times < 3; times += 1) await undo(page);
    await expect(control).toHaveValue(said);
  }
  await field(page, 'Address of link 1').focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('/ada');
  for (let times = 0; times < 3; times += 1) await undo(page);
  // The browser may take this as one stretch with what was there, or as two where an answer came between two keys.
  await expect(field(page, 'Address of link 1')).toHaveValue(/^(?:https:\/\/a\.example)?$/u);
  await expect(field(other, 'Address of link 2')).toHaveValue('https://b.example');
});

import type { Locator, Page } from '@playwright/test';
import { download, expectSaved, openTab, sheetText } from '../support/app.ts';
import { readWords } from '../support/pdf-text.ts';
import { pointsField, pointsIn } from '../support/points.ts';
import { expect, test } from '../support/test.ts';

/** Presses a key until something has the focus. */
async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard never got there.');
}

test('[OC2] [OC3] [OC5] sections, entries and points by the keyboard alone', async ({
  page,
  openNew,
}, testInfo) => {
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  const choose = async (name: string) => {
    await pressUntil(page, 'ArrowDown', page.getByRole('menuitem', { name, exact: true }));
    await keyboard.press('Enter');
  };
  await openNew('Keys');
  await page.getByRole('textbox', { name: 'Full Name' }).focus();
  await keyboard.type('Ada Keys');
  await pressUntil(page, 'Shift+Tab', button('Add section'));
  await keyboard.press('Enter');
  await choose('Languages');
  await pressUntil(page, 'Tab', page.getByRole('textbox', { name: 'Language', exact: true }));
  await keyboard.type('Greek');
  await pressUntil(page, 'Tab', page.getByRole('combobox', { name: 'Level' }));
  await keyboard.type('C1');
  await pressUntil(page, 'Shift+Tab', button('Change Languages'));
  await keyboard.press('Enter');
  await choose('Rename…');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.type('Tongues');
  await keyboard.press('Enter');
  await expect(sheetText(page)).toContainText('TONGUES');

  await pressUntil(page, 'Shift+Tab', tab(/^Tongues/));
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await pressUntil(page, 'Tab', page.getByRole('textbox', { name: 'Role' }));
  await keyboard.type('Typist');
  await pressUntil(page, 'Tab', pointsField(page));
  await keyboard.type('Typed ');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('all');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(' day\nNot for paper\nFirst of all');
  await keyboard.press('Alt+ArrowUp');
  await keyboard.press('Alt+ArrowUp');
  await expect
    .poll(() => pointsIn(page))
    .toEqual(['First of all', 'Typed all day', 'Not for paper']);
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await pressUntil(page, 'Tab', button('Bold'));
  await pressUntil(page, 'ArrowRight', button('More for this line'));
  await keyboard.press('Enter');
  await choose('Hide in print');
  await expect(sheetText(page)).not.toContainText('Not for paper');
  await pressUntil(page, 'Shift+Tab', button('Typist'));
  await pressUntil(page, 'ArrowRight', button('Change Typist'));
  await keyboard.press('Enter');
  await choose('Duplicate');
  await expectSaved(page);
  await expect(page.locator('[data-entry]')).toHaveCount(2);
  await pressUntil(page, 'Tab', button('Typist').last());
  await pressUntil(page, 'ArrowRight', button('Delete Typist').last());
  await keyboard.press('Enter');
  await expect(page.locator('[data-entry]')).toHaveCount(1);

  await pressUntil(page, 'Shift+Tab', page.getByRole('link', { name: 'Finish Up & Preview' }));
  await keyboard.press('Enter');
  await pressUntil(page, 'Tab', button('DOWNLOAD PDF'));
  const coming = page.waitForEvent('download');
  await keyboard.press('Enter');
  const path = testInfo.outputPath('keys.pdf');
  await (await coming).saveAs(path);
  expect(readWords(path).join(' ')).toBe(
    'Ada Keys EXPERIENCE Typist • First of all • Typed all day TONGUES Greek, C1',
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[OC1] [OC2] [OC3] [OC4] sections, entries and roles by touch', async ({
    page,
    openNew,
  }, testInfo) => {
    const tapItem = async (opener: string, item: string) => {
      await page.getByRole('button', { name: opener, exact: true }).tap();
      await page.getByRole('menuitem', { name: item, exact: true }).tap();
    };
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await openNew('Touch');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Pocket');
    await page.getByRole('textbox', { name: 'Headline' }).fill('Courier and cyclist');
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill('uni');
    await expect(page.getByRole('option', { name: 'United States' })).toBeVisible();
    await country.press('ArrowDown');
    await country.press('Enter');
    await expect(country).toHaveValue('United States');
    await country.fill('');
    await country.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await fits();
    await openTab(page, 'Experience');
    const role = page.getByRole('textbox', { name: 'Role' });
    const company = page.getByRole('textbox', { name: 'Company' });
    await role.fill('Dispatcher');
    await company.fill('Swift');
    await page.getByRole('button', { name: 'ADD ANOTHER EXPERIENCE' }).tap();
    await role.last().fill('Courier');
    const join = page.getByRole('button', { name: 'Same employer as above' });
    await company.last().fill('Swif');
    await expect(join).toHaveCount(0);
    await company.last().fill('Swift');
    await join.tap();
    await expect(join).toHaveCount(0);
    await tapItem('Change Courier', 'Another employer than above');
    await company.last().fill('Other');
    await tapItem('Change Courier', 'Same employer as above');
    await expect(company.last()).toHaveValue('Swift');
    await page.getByRole('button', { name: 'Dispatcher', exact: true }).tap();
    await expect(role).toHaveCount(1);
    await fits();

    // Each section that the product offers: the tab bar holds fifteen.
    for (const name of [
      'Languages',
      'Volunteering',
      'Publications',
      'Courses',
      'Memberships',
      'Interests',
      'References',
    ])
      await tapItem('Add section', name);
    await fits();
    // Nothing beside them: two of the tabs can be read at once.
    const tabs = await page.getByRole('tablist').boundingBox();
    expect(tabs?.width).toBeGreaterThan(300);
    await tapItem('Add section', 'A section of your own…');
    await page.getByRole('dialog').getByRole('button', { name: 'ADD SECTION' }).tap();
    await expect(page.getByText('Give the section a title')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('Races');
    await page.getByRole('radio', { name: /^A list/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'ADD SECTION' }).tap();
    await page.getByRole('textbox', { name: 'Races' }).fill('Alleycat 2025');
    await expect(page.getByRole('tab')).toHaveCount(16);
    await fits();
    await openTab(page, 'Interests');
    await page.getByRole('textbox', { name: 'Interests' }).fill('Frames');
    await expectSaved(page);
    await page.getByRole('link', { name: 'Finish Up & Preview' }).tap();
    await expect(page.getByRole('button', { name: 'Reorder Races' })).toBeVisible();
    await fits();
    const path = testInfo.outputPath('touch.pdf');
    await (await download(page)).saveAs(path);
    expect(readWords(path).join(' ')).toBe(
      'Ana Pocket Courier and cyclist EXPERIENCE Swift Dispatcher Courier INTERESTS Frames RACES • Alleycat 2025',
    );
  });
});

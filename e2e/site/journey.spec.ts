import { createByHand, download, expectSaved, openTab, sheetText } from '../support/app.ts';
import { readWords } from '../support/pdf-text.ts';
import { expectPoints } from '../support/points.ts';
import { expect, test } from '../support/test.ts';

const MODIFIER = 'ControlOrMeta';

test('[CR2] [RL3] [ED6] [ED20] [PV1] [PV7] the whole job by mouse: create, fill in, watch the paper, download', async ({
  page,
}, testInfo) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Resume Optimization' }).click();
  await createByHand(page, 'Backend, spring');

  const sheet = sheetText(page).first();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Zoë Şahin Łukasz');
  await expect(sheet).toContainText('Zoë Şahin Łukasz');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@example.com');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('5125550147');
  await expect(sheet).toContainText('(512) 555-0147');
  await page.getByRole('combobox', { name: 'City' }).fill('Austin');
  await page.getByRole('button', { name: 'SAVE CONTACT' }).click();
  await expectSaved(page);

  await openTab(page, 'Experience');
  await page.getByRole('textbox', { name: 'Role' }).fill('Platform Engineer');
  await page.getByRole('textbox', { name: 'Company' }).fill('Harbor & Sons');
  await page.getByRole('textbox', { name: 'Start date' }).fill('Mar 2019');
  await page.getByRole('switch', { name: 'Currently work here' }).click();
  const bullets = page.getByRole('textbox', { name: 'What you did' });
  await bullets.click();
  await page.keyboard.press(`${MODIFIER}+End`);
  await page.keyboard.type('Moved 14 jobs to events\nHalved the nightly window');
  await expectPoints(bullets, '• Moved 14 jobs to events\n• Halved the nightly window');
  await expect(sheet).toContainText('Halved the nightly window');

  await openTab(page, 'Summary');
  await page.getByRole('textbox', { name: 'Summary' }).fill('Engineer who leaves systems calmer.');
  await expectSaved(page);

  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(page).toHaveURL(/\/final$/);
  await expect(sheetText(page).first()).toContainText('Engineer who leaves systems calmer.');
  const file = await download(page);
  expect(file.suggestedFilename()).toBe('Zoë_Şahin_Łukasz.pdf');

  const path = testInfo.outputPath('resume.pdf');
  await file.saveAs(path);
  const words = readWords(path).filter((word) => word !== '•' && word !== '|');
  expect(words.join(' ')).toBe(
    'Zoë Şahin Łukasz Austin zoe@example.com (512) 555-0147 ' +
      'SUMMARY Engineer who leaves systems calmer. ' +
      'EXPERIENCE Platform Engineer Mar 2019 – Present Harbor & Sons ' +
      'Moved 14 jobs to events Halved the nightly window',
  );

  await page.getByRole('link', { name: 'Back to Editor' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto('/resume');
  await page.getByRole('link', { name: /Backend, spring/ }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Zoë Şahin Łukasz');
});

test('[SH9] [PV4] [PV8] the whole job with the keyboard alone', async ({ page }, testInfo) => {
  const pressUntil = async (key: string, target: ReturnType<typeof page.getByRole>) => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('The keyboard never got there.');
  };
  await page.goto('/resume');
  await pressUntil('Tab', page.getByRole('button', { name: 'Create new resume' }));
  await page.keyboard.press('Enter');
  await pressUntil('Tab', page.getByRole('button', { name: 'Write your resume by yourself' }));
  await page.keyboard.press('Enter');
  await pressUntil('Tab', page.getByLabel('Resume name'));
  await page.keyboard.type('Keys only');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/contact$/);

  await pressUntil('Tab', page.getByRole('textbox', { name: 'Full Name' }));
  await page.keyboard.type('Ada Keys');
  await page.keyboard.press(`${MODIFIER}+s`);
  await expectSaved(page);

  await pressUntil('Shift+Tab', page.getByRole('tab', { name: /^Contact/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await pressUntil('Tab', page.getByRole('textbox', { name: 'Role' }));
  await page.keyboard.type('Typist');

  await pressUntil('Shift+Tab', page.getByRole('tab', { name: /^Experience/ }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await pressUntil('Tab', page.getByRole('textbox', { name: 'Summary' }));
  await page.keyboard.type('No mouse at all.');
  await expectSaved(page);

  await pressUntil('Shift+Tab', page.getByRole('link', { name: 'Finish Up & Preview' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/final$/);
  const handle = page.getByRole('button', { name: 'Reorder Summary' });
  await expect(handle).toBeVisible();
  await pressUntil('Tab', handle);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await pressUntil('Shift+Tab', page.getByRole('button', { name: 'DOWNLOAD PDF' }));
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const path = testInfo.outputPath('keys.pdf');
  await (await coming).saveAs(path);
  expect(readWords(path).join(' ')).toBe('Ada Keys EXPERIENCE Typist SUMMARY No mouse at all.');
});

import { readFileSync } from 'node:fs';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test('[AP3] what is marked as applied is kept as it was, and leads to what has changed since', async ({
  page,
  server,
}) => {
  const resumeId = await seedResume(page.request, server.url, {
    name: 'Bridges for Acme',
    resume: readSample('01-engineer'),
  });
  await page.goto('/job_board/applications/new');
  await page
    .getByLabel('Paste the posting')
    .fill('Bridge Engineer\nAcme\n\nYou design bridges in Python and lead a team.');
  await page.getByLabel('Company').fill('Acme');
  await page.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('button', { name: 'Mark as applied' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as applied' });
  await expect(dialog.getByLabel('Resume')).toHaveValue(resumeId);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as applied' }).click();
  // Files are made by a thread that starts with the first of them.
  await expect(page.getByText('The files are kept.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Applied', pressed: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add what you sent' })).toBeFocused();
  const link = page.getByRole('link', { name: 'Download Bridges for Acme' });
  const file = async () => {
    const coming = page.waitForEvent('download');
    await link.click();
    return readFileSync(await (await coming).path());
  };
  const sent = await file();
  expect(sent.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Changed since you sent it')).toBeHidden();
  const application = page.url();

  await page.goto(`/resume/${resumeId}/contact`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Somebody Else');
  await expectSaved(page);
  await page.goto(application);
  expect((await file()).equals(sent)).toBe(true);
  await expect(page.getByRole('link', { name: /^Changed since you sent it: 1$/u })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Changed since you sent it: 1$/u }).click();
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^As sent to Acme on .*, pages$/u })).toBeVisible();
});

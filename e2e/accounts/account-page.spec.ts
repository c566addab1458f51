import { readFile, writeFile } from 'node:fs/promises';
import { entriesOf } from '@shortlist/resume';
import { resumeWith } from '@shortlist/resume/resume.test-support';
import { accountLink, fillLogIn, signUp, somebody } from '../support/account.ts';
import { readWords } from '../support/pdf-text.ts';
import { readZip } from '../support/read-zip.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test('[AC2] a changed password ends the other sessions; log out everywhere ends all', async ({
  page,
  browser,
  server,
}) => {
  const ada = somebody();
  await signUp(page, ada);
  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login?next=/account');
  await fillLogIn(elsewhere, ada);
  await expect(elsewhere).toHaveURL(/\/account$/);
  const sessions = elsewhere.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('this browser');

  const changed = { ...ada, password: `${ada.password}, changed` };
  await elsewhere.getByRole('button', { name: 'Change your password' }).click();
  await elsewhere.getByLabel('Current password').fill(ada.password);
  await elsewhere.getByLabel('New password').fill(changed.password);
  await elsewhere.getByLabel('New password').press('Enter');
  await expect(elsewhere.getByText('Your password is changed.')).toBeVisible();
  await expect(sessions).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await page.goto('/login');
  await fillLogIn(page, changed);
  await expect(accountLink(page)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Log out everywhere' }).click();
  await elsewhere
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out everywhere' })
    .click();
  await expect(elsewhere).toHaveURL(/\/$/);
  await page.goto('/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.close();
});

test('[AC5] everything can be taken along, and then be deleted for good', async ({
  page,
  server,
}, testInfo) => {
  const ada = somebody();
  await signUp(page, ada);
  const engineer = readSample('01-engineer');
  await seedResume(page.request, server.url, { name: 'For/Galley', resume: engineer });
  await seedResume(page.request, server.url, {
    name: 'Rocket',
    resume: resumeWith({ summary: 'Off 🚀' }, readSample('02-name-only')),
  });

  await accountLink(page).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const archive = await coming;
  expect(archive.suggestedFilename()).toMatch(/^Shortlist-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('2 resumes were downloaded.')).toBeVisible();
  await expect(page.getByText('No font here has 🚀 (U+1F680).')).toBeVisible();

  const files = readZip(await readFile(await archive.path()));
  expect([...files.keys()].sort()).toEqual([
    'ForGalley.json',
    'ForGalley.pdf',
    'Rocket (why there is no PDF).txt',
    'Rocket.json',
  ]);
  const json = JSON.parse(String(files.get('ForGalley.json')));
  expect(json.basics.name).toBe(engineer.contact.fullName);
  const pdf = testInfo.outputPath('ForGalley.pdf');
  await writeFile(pdf, files.get('ForGalley.pdf') ?? '');
  const words = readWords(pdf).join(' ');
  expect(words).toContain(engineer.contact.fullName);
  expect(words).toContain(entriesOf(engineer, 'experience')[0]?.company);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your email address, to confirm').fill(ada.email);
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account and everything in it are deleted.')).toBeVisible();
  await page.goto('/login');
  await fillLogIn(page, ada);
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
});

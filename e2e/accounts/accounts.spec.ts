import { accountLink, fillLogIn, mailedLink, signUp, somebody } from '../support/account.ts';
import { createByHand, expectSaved } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

test('[AC2] what a guest made moves to the account, and the editor of another tab goes on', async ({
  page,
  context,
}) => {
  const ada = somebody();
  await page.goto('/resume');
  await createByHand(page, 'Made as a guest');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Before');
  await expectSaved(page);

  const other = await context.newPage();
  await other.goto('/resume');
  await expect(other.getByText('saved in this browser only')).toBeVisible();
  await other.getByRole('link', { name: 'Create an account' }).click();
  await other.getByLabel('Name').fill(ada.name);
  await fillLogIn(other, ada);
  await expect(other).toHaveURL(/\/resume$/);
  await expect(other.getByRole('link', { name: 'Made as a guest' })).toBeVisible();
  await expect(other.getByText('1 resume is in your account now.')).toBeVisible();
  await expect(other.getByText(`We have sent a mail to ${ada.email}.`)).toBeVisible();
  await expect(other.getByText('saved in this browser only')).toHaveCount(0);

  await expect(accountLink(page)).toHaveText(ada.name);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('After');
  await expectSaved(page);

  await page.mouse.wheel(0, 400);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('You have logged out in another tab.')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/resume');
  await expect(page.getByRole('button', { name: 'Create new resume' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Made as a guest' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(page, { ...ada, password: 'not the password' });
  await expect(page.getByText('The email address or the password is not right.')).toBeVisible();
  await fillLogIn(page, ada);
  await page.getByRole('link', { name: 'Made as a guest' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('After');
});

test('[TR2] a squatter’s change of address shows where it leads, and does nothing after a new password', async ({
  page,
  browser,
  server,
}) => {
  const victim = somebody();
  const own = `squatter-${victim.email}`;
  await signUp(page, victim);
  await page.goto('/account');
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/auth/change-email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status,
    { newEmail: own, password: victim.password },
  );
  expect(status).toBe(200);
  const link = await mailedLink(server, own, '/verify-email');

  const context = await browser.newContext({ baseURL: server.url });
  const theirs = await context.newPage();
  await theirs.goto('/login?view=forgot');
  await theirs.getByLabel('Email').fill(victim.email);
  await theirs.getByLabel('Email').press('Enter');
  await theirs.goto(await mailedLink(server, victim.email, '/reset-password'));
  await theirs.getByLabel('New password').fill('another horse battery');
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await theirs.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(theirs, { ...victim, password: 'another horse battery' });
  await expect(accountLink(theirs)).toHaveText(victim.name);

  await theirs.goto(link);
  await expect(theirs.getByRole('definition')).toHaveText([victim.email, own]);
  await theirs.getByRole('button', { name: 'Change the address' }).click();
  await expect(theirs.getByRole('alert')).toContainText('This link has been used or is too old.');
  await theirs.goto('/account');
  await expect(theirs.getByText(victim.email).first()).toBeVisible();
  await context.close();
});

import {
  accountLink,
  countMails,
  fillLogIn,
  mailedLink,
  signUp,
  somebody,
} from '../support/account.ts';
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
  await expect(other.getByText('until you make an account')).toBeVisible();
  await other.getByRole('link', { name: 'Create account' }).click();
  await other.getByLabel('Name').fill(ada.name);
  await fillLogIn(other, ada);
  await expect(other).toHaveURL(/\/resume$/);
  await expect(other.getByRole('link', { name: 'Made as a guest' })).toBeVisible();
  await expect(other.getByText('1 resume is in your account now.')).toBeVisible();
  await expect(other.getByText(`We have sent a mail to ${ada.email}.`)).toBeVisible();
  await expect(other.getByText('until you make an account')).toHaveCount(0);

  await expect(accountLink(page)).toHaveText(ada.name);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('After');
  await expectSaved(page);

  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('You have logged out in another tab.')).toBeVisible();
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

test('[AC1] the token names who is logged in, and nothing more', async ({ page, context }) => {
  const ada = somebody('Łukasz Ćma');
  await signUp(page, ada);
  const read = () => page.evaluate(() => localStorage.getItem('token') ?? '');
  const payload = Buffer.from((await read()).split('.')[1] ?? '', 'base64url').toString('utf8');
  expect(JSON.parse(payload).user).toEqual({
    id: expect.any(String),
    name: ada.name,
    email: ada.email,
  });

  const other = await context.newPage();
  await other.goto('/faq');
  await expect(accountLink(other)).toHaveText(ada.name);
  await page.evaluate(() => localStorage.setItem('token', 'garbage'));
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await read()).toBe('');
});

test('[AC2] a new password by mail ends every session; a stranger learns nothing', async ({
  page,
  browser,
  server,
}) => {
  const ada = somebody();
  await signUp(page, ada);
  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot password' }).click();
  const nobody = somebody();
  for (const { email } of [nobody, ada]) {
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByRole('button', { name: 'Send the link' }).click();
    await expect(elsewhere.getByText(`If ${email} belongs to an account`)).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Use another address' }).click();
  }
  const link = await mailedLink(server, ada.email, '/reset-password');
  expect(await countMails(server, nobody.email)).toBe(0);

  await elsewhere.goto(link);
  const password = elsewhere.getByLabel('New password');
  await password.fill('password1');
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('a much better one 7');
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your new password is set' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(page, { ...ada, password: 'a much better one 7' });
  await expect(accountLink(page)).toBeVisible();

  await elsewhere.goto(link);
  await password.fill('another good one 8');
  await elsewhere.getByRole('button', { name: 'Set password' }).click();
  await expect(elsewhere.getByRole('link', { name: 'Send a new link' })).toBeVisible();
  await context.close();
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

test('[AC2] an address is confirmed by the link of the mail, after logging in', async ({
  page,
  browser,
  server,
}) => {
  const ada = somebody();
  await signUp(page, ada);
  const link = await mailedLink(server, ada.email, '/verify-email');

  const context = await browser.newContext({ baseURL: server.url });
  const elsewhere = await context.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await fillLogIn(elsewhere, ada);
  await elsewhere.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await elsewhere.getByRole('main').getByRole('link', { name: 'Your account' }).click();
  await expect(elsewhere.getByText('Confirmed')).toBeVisible();
  await context.close();
});

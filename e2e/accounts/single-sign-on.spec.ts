import { accountLink, endSessionsOf, signUp, somebody } from '../support/account.ts';
import { createByHand, expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { startProvider } from '../support/provider.ts';
import { TestServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

test('[AC6] a guest goes on with a provider, finds what they made in their account, and loses nothing as the session ends', async ({
  page,
  browser,
}) => {
  const provider = await startProvider('ada', 'ada@example.com');
  const server = await TestServer.start(provider.settings);
  try {
    await page.goto(`${server.url}/resume`);
    await createByHand(page, 'Made as a guest');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada King');
    await expectSaved(page);
    await page.goto(`${server.url}/login`);
    await expect(page.getByRole('link', { name: 'Continue with Acme' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with Acme' }).focus();
    await page.keyboard.press('Enter');
    await page.getByPlaceholder('Enter any login').fill('ada');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${server.url}/resume`);
    await expect(page.getByText('1 resume is now in your account.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Made as a guest' })).toBeVisible();
    await expect(accountLink(page)).toHaveText('Ada King');

    await page.getByRole('link', { name: 'Made as a guest' }).click();
    await expectSaved(page);
    await endSessionsOf(page, browser);
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(ended).toBeVisible();
    await expectAccessible(page);
    const opening = page.waitForEvent('popup');
    await ended.getByRole('link', { name: 'Continue with Acme' }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(`${server.url}/resume`);
    await expect(ended).toHaveCount(0);
    await expectSaved(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ada Lovelace');

    await page.goto(`${server.url}/account`);
    await expect(page.getByRole('heading', { name: 'Single sign-on' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove the link to Acme' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('This is the only way into your account.')).toBeVisible();
  } finally {
    await server.dispose();
    await provider.stop();
  }
});

test('[AC8] the first admin comes by the link in the log, and invites somebody', async ({
  page,
  browser,
}) => {
  const server = await TestServer.start({ SIGN_UP: 'invited', PUBLIC_URL: '{url}' });
  try {
    const stranger = await browser.newContext({ baseURL: server.url });
    const other = await stranger.newPage();
    await other.goto('/login?view=sign-up');
    await expect(other.getByText('New accounts are made by invitation here.')).toBeVisible();
    await expect(other.getByLabel('Password', { exact: true })).toHaveCount(0);

    const chief = somebody('Chief');
    await signUp(page, chief, await server.linkInLog());
    await page.goto(`${server.url}/admin/status`);
    await page.getByLabel('Email (optional)').fill('grace@example.com');
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = page.getByLabel('Link of the invitation');
    await expect(link).toHaveValue(/invitation=/);
    await expectAccessible(page);

    const grace = { ...somebody('Grace'), email: 'grace@example.com' };
    await signUp(other, grace, await link.inputValue());
    await other.goto(await link.inputValue());
    await expect(other.getByText('You are logged in as Grace')).toBeVisible();
    await stranger.close();
  } finally {
    await server.dispose();
  }
});

import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accountLink, endSessionsOf, fillLogIn, signUp, somebody } from '../support/account.ts';
import { createByHand, expectSaved } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// Passkeys belong to the name of a host: none has an address of numbers.
test.use({
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

/** Gives the browser an authenticator that says yes. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Tabs to a button, as somebody without a mouse does, and presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

/** The code that an app shows for a key in Base32 (RFC 6238). */
function codeAt(key: string, timeMs: number): string {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/gu) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(timeMs / 30_000)));
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('[AC7] a passkey is added, logs in by the keyboard alone, also over edits that cannot be saved, stands in for the password, and is removed', async ({
  page,
  browser,
}) => {
  const ada = somebody();
  await plugIn(page);
  await signUp(page, ada);
  await page.goto('/account');
  await pressByKeyboard(page, 'Add a passkey');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expect(page.getByText('not used yet')).toBeVisible();

  await logOut(page);
  await page.goto('/login');
  await expectAccessibleInEachWindow(page);
  await pressByKeyboard(page, 'Use a passkey');
  await expect(page).toHaveURL(/\/resume$/);
  await expect(accountLink(page)).toHaveText(ada.name);

  await createByHand(page, 'Edited as the session ends');
  await expectSaved(page);
  await endSessionsOf(page, browser);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Typed after its end');
  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended).toBeVisible();
  await pressByKeyboard(page, 'Use a passkey');
  await expect(ended).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Typed after its end');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expectAccessibleInEachWindow(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await logOut(page);
  await page.goto('/login');
  await pressByKeyboard(page, 'Use a passkey');
  await expect(page.getByRole('alert')).toHaveText(/This passkey was not accepted/u);
});

test('[AC7] two-step codes are turned on by an app’s key, asked for at the next log in, and a recovery code opens too', async ({
  page,
}) => {
  const ada = somebody();
  await signUp(page, ada);
  await page.goto('/account');
  await pressByKeyboard(page, 'Turn on two-step codes');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.keyboard.press('Enter');
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
  await expectAccessibleInEachWindow(page);
  await dialog.getByLabel('Code', { exact: true }).fill(codeAt(key, Date.now()));
  await page.keyboard.press('Enter');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessibleInEachWindow(page);
  const recovery = (await codes.first().textContent()) ?? '';
  await pressByKeyboard(page, 'I have saved them');
  await expect(page.getByText('On. 10 recovery codes left.')).toBeVisible();

  await logOut(page);
  for (const code of [codeAt(key, Date.now() + 30_000), recovery]) {
    await page.goto('/login');
    await fillLogIn(page, ada);
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/resume$/);
    await logOut(page);
  }
});

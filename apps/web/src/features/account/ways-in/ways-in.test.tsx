import {
  askForPasskey,
  beginSecondFactor,
  changeEmail,
  confirmSecondFactor,
  getSession,
  getWaysIn,
  listSessions,
  removePasskey,
  renewRecoveryCodes,
  signIn,
} from '@shortlist/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { entered, openAccountPages, SESSION, WAYS } from '../account.test-support.tsx';

const AT = '2026-11-20T12:00:00.000Z';
const LAPTOP = { id: 'p1', name: 'Laptop', createdAt: AT, usedAt: null };
const CODES = ['abcd-efgh', 'jkmn-pqrs'];

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

/** The account page, with these ways in. */
function openWays(ways: Partial<typeof WAYS>) {
  network.answer(getSession, SESSION);
  network.answer(getWaysIn, { ...WAYS, ...ways });
  const here = { id: 's1', browser: 'Firefox', createdAt: AT, usedAt: AT, expiresAt: AT };
  network.answer(listSessions, { current: here, others: [], total: 0, next: null });
  localStorage.setItem('token', tokenOf());
  return openAccountPages('/account').user;
}

const dialogOf = async (user: ReturnType<typeof openWays>, name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};

it('[AC7] asks for the code only once the password was right, with the focus in its field', async () => {
  network.refuse(signIn, 'invalid', 'Enter the six digits.', { field: 'code' });
  const { user, address } = openAccountPages('/login');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText('Enter the six digits.')).toBeNull();

  expectPrinted('A form of the account was not taken. ApiError: That code is not right.');
  network.refuse(signIn, 'invalid', 'That code is not right.', { field: 'code' });
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('That code is not right.')).toBeTruthy();
  network.answer(signIn, entered());
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/resume'));
  expect(network.sentTo(signIn).map(({ body }) => Object(body).code)).toEqual([
    undefined,
    '000000',
    '123456',
  ]);
});

it('[AC7] offers no passkey where the browser has none', async () => {
  openAccountPages('/login');
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

it('[AC7] lists passkeys, and says when the last way in is not removed', async () => {
  expectPrinted('A form of the account was not taken. ApiError: This is the only way in.');
  const user = openWays({ passkeys: [LAPTOP] });
  const dialog = await dialogOf(user, 'Remove the passkey Laptop');
  network.refuse(removePasskey, 'invalid', 'This is the only way in.');
  await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await dialog.findByText('This is the only way in.')).toBeTruthy();
  const [sent] = network.sentTo(removePasskey);
  expect(sent?.body).toEqual({ id: 'p1', password: 'correct horse' });
});

it('[AC7] shows the key as a picture and as text, then the recovery codes', async () => {
  const user = openWays({});
  const dialog = await dialogOf(user, 'Turn on two-step codes');
  network.answer(beginSecondFactor, { key: 'ABCDEF', address: 'otpauth://totp/x?secret=ABCDEF' });
  network.answer(confirmSecondFactor, { recoveryCodes: CODES });
  await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await dialog.findByRole('img', { name: /QR code/u })).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Key').value).toBe('ABCDEF');
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  // Back from a password manager: the row is read anew, and the codes stay.
  network.answer(getWaysIn, { ...WAYS, secondFactor: { isOn: true, recoveryCodesLeft: 10 } });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('On. 10 recovery codes left.')).toBeTruthy();
  expect(screen.getByText('abcd-efgh')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByText('abcd-efgh')).toBeNull());

  const again = await dialogOf(user, 'New recovery codes');
  network.answer(renewRecoveryCodes, { recoveryCodes: ['tuvw-xyz2'] });
  await user.type(again.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText('tuvw-xyz2')).toBeTruthy();
});

it('[AC7] asks for a passkey in place of the password that an account does not have', async () => {
  expectPrinted('A form of the account was not taken. PasskeyNotUsed: No passkey has answered.');
  const user = openWays({ hasPassword: false, passkeys: [LAPTOP] });
  expect(await screen.findByText('Set a password')).toBeTruthy();
  const dialog = await dialogOf(user, 'Change your email address');
  expect(dialog.queryByLabelText('Password')).toBeNull();
  expect(dialog.getByText(/asks for your passkey/u)).toBeTruthy();
  network.answer(askForPasskey, {
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 1_000,
    userVerification: 'required',
    allowCredentials: [],
  });
  // jsdom has no passkeys: as in a browser whose window for them was closed.
  await user.type(dialog.getByLabelText('New email'), 'new@example.com{Enter}');
  expect(await dialog.findByText(/^No passkey was used/u)).toBeTruthy();
  expect(network.sentTo(changeEmail)).toEqual([]);
});

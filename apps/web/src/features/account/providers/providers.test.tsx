import {
  getSession,
  getWaysIn,
  type LinkedProvider,
  listProviders,
  unlinkProvider,
} from '@shortlist/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { storeToken } from '#session/token.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { openAccountPages, SESSION, WAYS } from '../account.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
  storeToken(tokenOf());
  network.answer(getSession, SESSION);
  network.answer(getWaysIn, WAYS);
});
afterEach(closeApp);

const LINKED: LinkedProvider = { id: '1', name: 'Acme', linkedAt: '2026-11-30T10:00:00.000Z' };
const open = (path = '/account') => {
  expectPrinted('Could not be fetched: sessions NetworkError');
  return openAccountPages(path);
};

it('[AC6] removes a link once the password was given, where the account has one', async () => {
  expectPrinted('A form of the account was not taken. ApiError: That password is incorrect.');
  network.answer(listProviders, { providers: [LINKED, { id: '2', name: 'Two', linkedAt: null }] });
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Link your account to Two' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the link to Acme' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove the link to Acme' });
  network.refuse(unlinkProvider, 'invalid', 'That password is incorrect.', { field: 'password' });
  await user.type(within(dialog).getByLabelText('Password'), 'wrong{Enter}');
  expect(await within(dialog).findByText('That password is incorrect.')).toBeTruthy();
  network.answer(unlinkProvider, { status: true });
  network.answer(listProviders, { providers: [{ ...LINKED, linkedAt: null }] });
  await user.type(within(dialog).getByLabelText('Password'), 'right{Enter}');
  expect(await screen.findByText('You can no longer log in with Acme.')).toBeTruthy();
  expect(await screen.findByText('Not linked')).toBeTruthy();
});

it('[AC6] keeps the last way in, and says why', async () => {
  const words = 'This is the only way into your account.';
  expectPrinted(`A form of the account was not taken. ApiError: ${words}`);
  network.answer(listProviders, { providers: [LINKED] });
  network.refuse(unlinkProvider, 'invalid', words);
  const { user } = open('/account?trouble=linkedElsewhere');
  await user.click(await screen.findByRole('button', { name: 'Remove the link to Acme' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Password'), 'right{Enter}');
  expect(await within(dialog).findByText(words)).toBeTruthy();
  expect(screen.getByText(/already belongs to another account here/u)).toBeTruthy();
});

it('[AC6] shows nothing of it where the server has no provider', async () => {
  network.answer(listProviders, { providers: [] });
  open();
  await screen.findByText('Who you are', { exact: false }).catch(() => undefined);
  expect(screen.queryByText('Single sign-on')).toBeNull();
});

import { getSession, getToken, getWays, signUp, type WaysOffered } from '@shortlist/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { ADA, openAccountPages, SESSION } from '../account.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await closeApp();
});

const offer = (ways: Partial<WaysOffered>) =>
  network.answer(getWays, { signUp: 'open', hasPasswords: true, providers: [], ...ways });
const ACME = { id: '2', name: 'Acme' };

it('[AC6] leads to a provider with the page to go on to, beside the form', async () => {
  offer({ providers: [ACME] });
  openAccountPages('/login?next=/letters');
  const link = await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(link.getAttribute('href')).toBe('/api/auth/oidc/2/start?next=%2Fletters');
  expect(screen.getByLabelText('Password')).toBeTruthy();
});

it('[AC6] shows providers and passkeys alone where no passwords are taken', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  offer({ providers: [ACME], hasPasswords: false });
  const { user } = openAccountPages('/login');
  await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Create account' }));
  expect(screen.getByRole('link', { name: 'Continue with Acme' })).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('[AC6] says why somebody has come back without being logged in', async () => {
  openAccountPages('/login?trouble=unverified');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The provider has not confirmed your email address/u,
  );
});

it('[AC6] takes the session of a provider over, and goes on', async () => {
  network.answer(getToken, { token: tokenOf() });
  network.answer(getSession, SESSION);
  const { address } = openAccountPages('/login?entered=2&next=/resume%3Fsort%3Dname');
  await waitFor(() => expect(address()).toBe('/resume?sort=name'));
  expect(localStorage.getItem('token')).toBe(tokenOf());
  expect(await screen.findByText('2 resumes are now in your account.')).toBeTruthy();
});

it('[AC6] asks to log in where there is no such session', async () => {
  expectPrinted('The session of single sign-on was not found. ApiError: Log in first.');
  network.refuse(getToken, 'no_session', 'Log in first.');
  const { address } = openAccountPages('/login?entered=0');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

it.each([
  { signUp: 'invited', says: 'New accounts are made by invitation.' },
  { signUp: 'closed', says: 'No new accounts are made here.' },
] as const)('[AC8] says who may make an account: $signUp', async ({ signUp: mode, says }) => {
  offer({ signUp: mode });
  openAccountPages('/login');
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
  await closeApp();
  openAccountPages('/login?view=sign-up');
  expect(await screen.findByText(/go on as a guest/u)).toBeTruthy();
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('[AC8] sends the invitation of its link along, also to a provider', async () => {
  offer({ signUp: 'closed', providers: [ACME] });
  network.answer(signUp, { token: tokenOf(), user: ADA, claimed: null });
  const { user, address } = openAccountPages('/login?view=sign-up&invitation=secret');
  const link = await screen.findByRole('link', { name: 'Continue with Acme' });
  expect(link.getAttribute('href')).toBe('/api/auth/oidc/2/start?invitation=secret');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(address()).toBe('/resume'));
  expect(network.sentTo(signUp)[0]?.body).toMatchObject({ invitation: 'secret' });
});

import {
  type AccountSession,
  changeEmail,
  changePassword,
  deleteUser,
  getSession,
  getToken,
  getWaysIn,
  listDocuments,
  listSessions,
  revokeSession,
  revokeSessions,
  sendVerificationEmail,
  updateUser,
} from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, tokenOf } from '../../open-app.test-support.tsx';
import { ADA, openAccountPages, SESSION, WAYS } from './account.test-support.tsx';

const sessionOf = (id: string, browser: string): AccountSession => ({
  id,
  browser,
  createdAt: '2026-11-01T12:00:00.000Z',
  usedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2027-02-19T12:00:00.000Z',
});

const HERE = sessionOf('s1', 'Chrome on Linux');
const ONLY_HERE = { current: HERE, others: [], total: 0, next: null };

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(getSession, SESSION);
  network.answer(getWaysIn, WAYS);
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
  const others = [sessionOf('s2', 'Firefox on Windows')];
  network.answer(listSessions, { ...ONLY_HERE, others, total: 1 });
  localStorage.setItem('token', tokenOf());
});
afterEach(closeApp);

async function openAccount() {
  const app = openAccountPages('/account');
  await screen.findByRole('heading', { level: 2, name: 'Who you are' });
  return app;
}

async function openDialog(user: { click: (on: Element) => Promise<void> }, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

it('says that the session has ended, e.g. by a new password on another device', async () => {
  expectPrinted('The token was not refreshed. ApiError: Log in.');
  network.refuse(getToken, 'no_session', 'Log in.');
  const { router } = await openAccount();
  network.answer(getSession, null);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(/no longer logged in .* changed its password/u)).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(router.get().location.pathname).toBe('/account');
});

it('says so too when a form is refused because the session has ended', async () => {
  expectPrinted(
    'A form of the account was not taken. ApiError: Log in.',
    'The token was not refreshed. ApiError: Log in.',
  );
  const { user } = await openAccount();
  const dialog = await openDialog(user, 'Change your name');
  for (const endpoint of [updateUser, getToken]) network.refuse(endpoint, 'no_session', 'Log in.');
  network.answer(getSession, null);
  await user.type(dialog.getByLabelText('Name'), ' King{Enter}');
  expect(await screen.findByText(/no longer logged in/u)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

it('[AC5] shows the way in to who has no account here', async () => {
  network.answer(getSession, null);
  localStorage.clear();
  openAccountPages('/account');
  expect(await screen.findByText(/^You are not logged in to an account/u)).toBeTruthy();
  const logIn = await screen.findByRole('link', { name: 'Log in' });
  expect(logIn.getAttribute('href')).toBe('/login?next=%2Faccount');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[AC5] says when the account could not be loaded, with Retry', async () => {
  expectPrinted('Could not be fetched: account NetworkError');
  network.cut(getSession);
  const { user } = openAccountPages('/account');
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  network.answer(getSession, SESSION);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('ada@example.com')).toBeTruthy();
});

it('[AC2] changes the name, on the page and in the token', async () => {
  const { user } = await openAccount();
  const dialog = await openDialog(user, 'Change your name');
  const name = dialog.getByLabelText('Name');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter your name.')).toBeTruthy();
  const renamed = { ...ADA, name: 'Countess' };
  network.answer(updateUser, { token: tokenOf(4_102_444_801), user: renamed });
  network.answer(getSession, { ...SESSION, user: { ...SESSION.user, name: 'Countess' } });
  await user.type(name, 'Countess{Enter}');
  expect(await screen.findByText('Countess')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe(tokenOf(4_102_444_801));
});

it('[AC2] asks for the password before an address changes, and says that the mail decides', async () => {
  network.answer(changeEmail, { status: true });
  const { user } = await openAccount();
  const dialog = await openDialog(user, 'Change your email address');
  await user.type(dialog.getByLabelText('New email'), 'new@example.com');
  await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByText(/We sent an email to new@example.com/)).toBeTruthy();
  expect(network.sentTo(changeEmail)[0]?.body).toEqual({
    newEmail: 'new@example.com',
    password: 'correct horse',
  });
});

it('[AC2] sends the link that confirms the address again', async () => {
  expectPrinted('The confirmation mail was not sent. ApiError: Please wait a minute.');
  network.answer(getSession, { ...SESSION, user: { ...SESSION.user, emailVerified: false } });
  network.answer(sendVerificationEmail, { status: true });
  const { user } = await openAccount();
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('A new link is on its way to ada@example.com.')).toBeTruthy();
  network.refuse(sendVerificationEmail, 'slow_down', 'Please wait a minute.');
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Please wait a minute.');
});

it('[AC2] changes the password, and says at the field when the old one is not right', async () => {
  expectPrinted('A form of the account was not taken. ApiError: The password is not right.');
  const words = 'The password is not right.';
  network.refuse(changePassword, 'invalid', words, { field: 'currentPassword' });
  const { user } = await openAccount();
  const dialog = await openDialog(user, 'Change your password');
  await user.type(dialog.getByLabelText('Current password'), 'wrong');
  await user.type(dialog.getByLabelText('New password'), 'battery staple{Enter}');
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Current password'));
  network.answer(changePassword, { token: tokenOf(4_102_444_802), user: ADA });
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText(/Your password was changed/)).toBeTruthy();
  expect(localStorage.getItem('token')).toBe(tokenOf(4_102_444_802));
});

it('[AC2] lists this browser’s session first, and ends another one', async () => {
  network.answer(revokeSession, { status: true });
  const { user } = await openAccount();
  const list = await screen.findByRole('list', { name: 'Sessions' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('Chrome on Linux · this browser');
  expect(within(rows[0] ?? list).queryByRole('button')).toBeNull();
  network.answer(listSessions, ONLY_HERE);
  await user.click(screen.getByRole('button', { name: /^Log out Firefox on Windows, since / }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(network.sentTo(revokeSession)[0]?.body).toEqual({ id: 's2' });
});

it('[AC2] lists sessions in pages, and ends all others with one press', async () => {
  network.answer(revokeSessions, { status: true });
  const { user } = await openAccount();
  const page = (from: number) =>
    Array.from({ length: 10 }, (_, nth) => sessionOf(`s${from + nth}`, `Browser ${from + nth}`));
  network.answer(listSessions, { ...ONLY_HERE, others: page(10), total: 20, next: 'p2' });
  window.dispatchEvent(new Event('visibilitychange'));
  const more = await screen.findByRole('button', { name: 'Show more (10)' });
  const rows = () => screen.getByRole('list', { name: 'Sessions' }).querySelectorAll('li');
  expect(rows()).toHaveLength(11);

  network.answer(listSessions, { ...ONLY_HERE, others: page(20), total: 20, next: null });
  await user.click(more);
  await waitFor(() => expect(rows()).toHaveLength(21));
  expect(network.sentTo(listSessions).at(-1)?.url).toContain('after=p2');
  expect(screen.queryByRole('button', { name: /^Show more/u })).toBeNull();

  network.answer(listSessions, ONLY_HERE);
  await user.click(screen.getByRole('button', { name: 'Log out all others' }));
  expect(await screen.findByText('You are logged in here only.')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(network.sentTo(revokeSessions)[0]?.url).toContain('which=others');
  expect(screen.queryByRole('button', { name: 'Log out all others' })).toBeNull();
  expect(localStorage.getItem('token')).toBe(tokenOf());
});

it('[AC2] says when the other sessions could not be ended', async () => {
  expectPrinted('The other sessions were not ended. NetworkError');
  network.cut(revokeSessions);
  const { user } = await openAccount();
  await user.click(await screen.findByRole('button', { name: 'Log out all others' }));
  const notice = await screen.findByRole('alertdialog');
  expect(notice.textContent).toContain('The other sessions were not ended');
});

it('[AC2] logs out everywhere, here too, when the person has agreed', async () => {
  network.answer(revokeSessions, { status: true });
  const { user, address } = await openAccount();
  await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
  expect(network.sentTo(revokeSessions)).toHaveLength(1);
});

it('[AC5] deletes the account only after its address was typed and the password was right', async () => {
  expectPrinted('A form of the account was not taken. ApiError: The password is not right.');
  localStorage.setItem('shortlist.draft|u1|r1|page|summary', '{}');
  network.refuse(deleteUser, 'invalid', 'The password is not right.', { field: 'password' });
  const { user, address } = await openAccount();
  const dialog = await openDialog(user, 'Delete account');
  const confirmation = dialog.getByLabelText('Your email address, to confirm');
  await user.type(confirmation, 'ada');
  await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
  expect(await dialog.findByText('This is not your account’s email address.')).toBeTruthy();
  expect(network.sentTo(deleteUser)).toEqual([]);

  await user.type(confirmation, '@example.com{Enter}');
  expect(await dialog.findByText('The password is not right.')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe(tokenOf());
  network.answer(deleteUser, { success: true });
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.length).toBe(0);
  expect(
    await screen.findByText('Your account and everything in it will be deleted.'),
  ).toBeTruthy();
});

it('shows the way to the admin area to admins alone', async () => {
  await openAccount();
  expect(screen.queryByRole('heading', { name: 'Admin area' })).toBeNull();
  closeApp();
  localStorage.setItem('token', tokenOf());
  network.answer(getSession, { ...SESSION, user: { ...SESSION.user, isAdmin: true } });
  await openAccount();
  expect(screen.getByRole('link', { name: 'Applications' }).getAttribute('href')).toBe(
    '/admin/applications',
  );
});

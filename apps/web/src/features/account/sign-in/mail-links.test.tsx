import { getToken, resetPassword, verifyEmail } from '@shortlist/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { ADA, openAccountPages } from '../account.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('[AC2] sets a new password with the token of the mail, and leads to the log in', async () => {
  expectPrinted('The token was not refreshed. ApiError: Your session has ended.');
  network.answer(resetPassword, { status: true });
  network.refuse(getToken, 'no_session', 'Your session has ended.');
  localStorage.setItem('token', tokenOf());
  const { user } = openAccountPages('/reset-password?token=abc');
  await user.type(screen.getByLabelText('New password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(document.activeElement).toBe(await heading('Your new password is set'));
  expect(network.sentTo(resetPassword)[0]?.body).toEqual({
    token: 'abc',
    newPassword: 'correct horse',
  });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  // The session of this browser was one of those that ended.
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

it('[AC2] says at the field what the server has against a new password, and takes another', async () => {
  const words = 'This password is one of the first that are tried.';
  expectPrinted(`A form of the account was not taken. ApiError: ${words}`);
  network.refuse(resetPassword, 'invalid', words, { field: 'newPassword' });
  const { user } = openAccountPages('/reset-password?token=abc');
  const field = screen.getByLabelText('New password');
  await user.type(field, 'password1{Enter}');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  network.answer(resetPassword, { status: true });
  await user.type(field, ' and more{Enter}');
  await heading('Your new password is set');
});

it('[AC2] says that a link is used up, and offers a new one', async () => {
  expectPrinted(
    'A form of the account was not taken. ApiError: This link has been used or is too old. Ask for a new one.',
  );
  const words = 'This link has been used or is too old. Ask for a new one.';
  network.refuse(resetPassword, 'invalid', words, { field: 'token' });
  const { user } = openAccountPages('/reset-password?token=old');
  await user.type(screen.getByLabelText('New password'), 'correct horse{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  const again = screen.getByRole('link', { name: 'Send a new link' });
  expect(again.getAttribute('href')).toBe('/login?view=forgot');
});

it.each(['/reset-password', '/verify-email'])(
  '[AC2] says that the address %s came without its code',
  async (path) => {
    openAccountPages(path);
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('[AC2] confirms an address when the button is pressed, not before', async () => {
  network.answer(verifyEmail, { token: tokenOf(4_102_444_801), user: ADA });
  localStorage.setItem('token', tokenOf());
  const { user } = openAccountPages('/verify-email?token=abc');
  await heading('Confirm your email address');
  expect(network.sentTo(verifyEmail)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm the address' }));
  expect(document.activeElement).toBe(await heading('Your address is confirmed'));
  expect(screen.getByText('Email for your account goes to ada@example.com.')).toBeTruthy();
  expect(localStorage.getItem('token')).toBe(tokenOf(4_102_444_801));
});

it('[TR2] shows both addresses before an account is given another one', async () => {
  network.answer(verifyEmail, {
    token: tokenOf(4_102_444_801),
    user: { ...ADA, email: 'ada.new@example.org' },
  });
  localStorage.setItem('token', tokenOf());
  const { user } = openAccountPages('/verify-email?token=u1.abc.ada.new%40example.org');
  await heading('Change your email address');
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shown).toEqual(['ada@example.com', 'ada.new@example.org']);
  expect(screen.getByText(/If it is not yours/)).toBeTruthy();
  expect(network.sentTo(verifyEmail)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await heading('Your address is confirmed');
  expect(network.sentTo(verifyEmail)[0]?.body).toEqual({ token: 'u1.abc.ada.new@example.org' });
});

it('[AC2] asks who is not logged in to do so, and brings them back', async () => {
  openAccountPages('/verify-email?token=a+b');
  const onward = await screen.findByRole('link', { name: 'Log in' });
  expect(onward.getAttribute('href')).toBe('/login?next=%2Fverify-email%3Ftoken%3Da%2Bb');
});

it('[AC2] does the same where the session turns out to have ended', async () => {
  expectPrinted('The address was not confirmed. ApiError: Your session has ended. Log in again.');
  network.refuse(verifyEmail, 'no_session', 'Your session has ended. Log in again.');
  localStorage.setItem('token', tokenOf());
  const { user } = openAccountPages('/verify-email?token=abc');
  await user.click(await screen.findByRole('button', { name: 'Confirm the address' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended');
});

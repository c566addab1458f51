import { requestPasswordReset, signIn, signUp } from '@shortlist/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { storeToken } from '#session/token.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { entered, openAccountPages } from '../account.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

const heading = () => screen.getByRole('heading', { level: 1 });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });

it('[AC2] logs in, keeps the token, and goes back to where the person was', async () => {
  network.answer(signIn, entered(2));
  const { user, address } = openAccountPages('/login?next=/resume%3Fsort%3Dname');
  await user.type(field('Email'), ' Ada@example.com ');
  await user.type(field('Password'), 'correct horse');
  await user.click(press('Log in'));
  await waitFor(() => expect(address()).toBe('/resume?sort=name'));
  expect(localStorage.getItem('token')).toBe(tokenOf());
  expect(await screen.findByText('2 resumes are now in your account.')).toBeTruthy();
  expect(network.sentTo(signIn)[0]?.body).toEqual({
    email: 'Ada@example.com',
    password: 'correct horse',
  });
});

it('[AC2] greets nobody as already logged in while the page they go on to still loads', async () => {
  network.answer(signIn, entered());
  const loading = { path: '/resume', load: () => new Promise<never>(() => {}) };
  const { user } = openAccountPages('/login', [loading]);
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), 'x{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe(tokenOf()));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(heading().textContent).toBe('Log in');
});

it('[AC2] goes to the list, whatever else the link says', async () => {
  network.answer(signIn, entered());
  const { user, address } = openAccountPages('/login?next=//evil.example');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), 'x{Enter}');
  await waitFor(() => expect(address()).toBe('/resume'));
});

it('[AC2] ties what is wrong to the fields, the first one with the focus, and sends nothing', async () => {
  const { user } = openAccountPages('/login?view=sign-up');
  await user.click(press('Create account'));
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').getAttribute('aria-describedby')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@');
  await user.type(field('Password'), 'short');
  await user.click(press('Create account'));
  expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy();
  expect(screen.getByText(/Please use at least 8 characters/)).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect(network.sentTo(signUp)).toEqual([]);
});

it('[AC2] creates an account and shows the person as logged in', async () => {
  network.answer(signUp, entered(1));
  const { user, address } = openAccountPages('/login?view=sign-up');
  await user.type(field('Name'), 'Ada Łovelace');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), 'correct horse');
  await user.click(press('Create account'));
  await waitFor(() => expect(address()).toBe('/resume'));
  expect(await screen.findByText('1 resume is now in your account.')).toBeTruthy();
});

it('[AC2] says at the field what the server has against it', async () => {
  expectPrinted(
    'A form of the account was not taken. ApiError: An account with this address already exists. Log in, or set a new password.',
  );
  const words = 'An account with this address already exists. Log in, or set a new password.';
  network.refuse(signUp, 'invalid', words, { field: 'email' });
  const { user } = openAccountPages('/login?view=sign-up');
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), 'correct horse{Enter}');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Password').value).toBe('correct horse');
});

it('[AC2] keeps what was typed when the server cannot be reached, and says so', async () => {
  expectPrinted('A form of the account was not taken. NetworkError');
  const { user } = openAccountPages('/login');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Password'), 'correct horse{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The server could not be reached.');
  expect(field('Password').value).toBe('correct horse');
});

it('[AC2] shows a password when asked to, lets it be pasted, and tells password managers what it is', async () => {
  const { user } = openAccountPages('/login');
  expect(field('Email').autocomplete).toBe('username');
  expect(field('Password').autocomplete).toBe('current-password');
  await user.click(field('Password'));
  await user.paste('correct horse');
  expect(field('Password')).toHaveProperty('value', 'correct horse');
  expect(field('Password').type).toBe('password');
  await user.click(press('Show password'));
  expect(field('Password').type).toBe('text');
  await user.click(press('Hide password'));
  expect(field('Password').type).toBe('password');
  await user.click(screen.getByRole('link', { name: 'Create account' }));
  expect(field('Password').autocomplete).toBe('new-password');
});

it('[AC2] leads from view to view by address, the focus on the heading, the way back kept', async () => {
  const { user, address } = openAccountPages('/login?next=/account');
  expect(document.title).toBe('Log in · Shortlist');
  await user.click(screen.getByRole('link', { name: 'Forgot password' }));
  expect(address()).toBe('/login?view=forgot&next=%2Faccount');
  expect(heading().textContent).toBe('Forgot password');
  expect(document.activeElement).toBe(heading());
  await waitFor(() => expect(document.title).toBe('Forgot password · Shortlist'));
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login?next=%2Faccount');
});

it('[AC2] takes a typed address along from view to view', async () => {
  const { user } = openAccountPages('/login');
  await user.type(field('Email'), 'ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password' }));
  expect(field('Email').value).toBe('ada@example.com');
  await user.type(field('Email'), '.au');
  await user.click(screen.getByRole('link', { name: 'Create account' }));
  expect(field('Email').value).toBe('ada@example.com.au');
});

it('[AC2] says the same of every address that a new password is asked for', async () => {
  network.answer(requestPasswordReset, { status: true });
  const { user } = openAccountPages('/login?view=forgot');
  await user.type(field('Email'), 'nobody@example.com');
  await user.click(press('Send the link'));
  const words = await screen.findByText(/If nobody@example.com belongs to an account, a link/);
  expect(document.activeElement).toBe(words);
  await user.click(press('Use another address'));
  expect(field('Email').value).toBe('nobody@example.com');
});

it('[AC1] says who is logged in when that happens in another tab', async () => {
  openAccountPages('/login');
  act(() => storeToken(tokenOf()));
  expect(heading().textContent).toBe('You are logged in as Ada Łovelace');
  expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/resume');
});

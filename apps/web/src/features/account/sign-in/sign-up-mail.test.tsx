import {
  getSession,
  getWaysIn,
  listSessions,
  sendVerificationEmail,
  signUp,
} from '@shortlist/contracts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { clearToken } from '#session/token.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp } from '../../../open-app.test-support.tsx';
import { ADA, entered, openAccountPages, SESSION, WAYS } from '../account.test-support.tsx';

const MAILED = /We sent an email to/u;
const unconfirmed = { ...SESSION, user: { ...SESSION.user, emailVerified: false } };

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(signUp, { ...entered(), user: { ...ADA, emailVerified: false } });
  network.answer(getSession, unconfirmed);
  network.answer(getWaysIn, WAYS);
});
afterEach(closeApp);

async function signUpAt(path: string) {
  const app = openAccountPages(path);
  await app.user.type(screen.getByLabelText('Name'), 'Ada');
  await app.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  return app;
}

it('[AC2] says after signing up where the mail is, sends it again, and blocks nothing', async () => {
  const { user } = await signUpAt('/login?view=sign-up');
  const notice = await screen.findByText(MAILED);
  expect(notice.textContent).toContain('ada@example.com');
  expect(screen.getByRole('heading', { name: 'Resumes' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();

  network.answer(sendVerificationEmail, { status: true });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new link is on its way to ada@example.com.')).toBeTruthy();
  expect(network.sentTo(sendVerificationEmail)).toHaveLength(1);
});

it('[AC2] says why the mail was not sent again, and stops saying so once the address is confirmed', async () => {
  expectPrinted('The confirmation mail was not sent. ApiError: Your address is already confirmed.');
  const { user } = await signUpAt('/login?view=sign-up');
  await screen.findByText(MAILED);
  network.refuse(sendVerificationEmail, 'invalid', 'Your address is already confirmed.');
  network.answer(getSession, SESSION);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('already confirmed');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText(MAILED)).toBeNull());
});

it('[AC2] goes on saying so after a reload, until it is put away', async () => {
  await signUpAt('/login?view=sign-up');
  await screen.findByText(MAILED);
  cleanup();
  const { user } = openAccountPages('/resume');
  await screen.findByText(MAILED);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(MAILED)).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));

  cleanup();
  openAccountPages('/resume');
  await screen.findByRole('heading', { name: 'Resumes' });
  expect(screen.queryByText(MAILED)).toBeNull();
});

it('[AC2] says so on any other page that signing up leads to', async () => {
  expectPrinted('Could not be fetched: sessions NetworkError');
  network.cut(listSessions);
  const { user, address } = await signUpAt('/login?view=sign-up&next=/account');
  const toast = await screen.findByText(/^We sent an email to ada@example.com\./u);
  expect(address()).toBe('/account');
  expect(toast).toBeTruthy();
  network.answer(sendVerificationEmail, { status: true });
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new link is on its way to ada@example.com.')).toBeTruthy();
});

it('[AC2] says so to nobody but the person who signed up', async () => {
  await signUpAt('/login?view=sign-up');
  await screen.findByText(MAILED);
  act(clearToken);
  await waitFor(() => expect(screen.queryByText(MAILED)).toBeNull());
});

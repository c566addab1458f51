import { getToken, listDocuments, type ResponseOf, signOut } from '@shortlist/contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt, tokenOf } from '../../open-app.test-support.tsx';
import { Shell } from './shell.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

const page = (
  <Shell navigation={[]}>
    <h1>Page</h1>
  </Shell>
);
const openShell = (path: string) => openAt(path, [{ path: '*', element: page }]);

const nav = () => screen.getByRole('navigation', { name: 'Main' });

it('[SH4] is 16rem wide or 5rem narrow, and remembers which', async () => {
  const { user } = openShell('/');
  const sidebar = () => nav().parentElement?.className;
  expect(sidebar()).toMatch(/\bw-64\b/);
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  expect(sidebar()).toMatch(/\bw-20\b/);
  cleanup();
  openShell('/');
  expect(sidebar()).toMatch(/\bw-20\b/);
});

it('[SH4] gives work at a document room by itself, unless the person chose a width', async () => {
  const sidebar = () => nav().parentElement?.className;
  const { user } = openShell('/resume/r1/contact');
  expect(sidebar()).toMatch(/\bw-20\b/);
  cleanup();
  openShell('/resume');
  expect(sidebar()).toMatch(/\bw-64\b/);
  cleanup();
  openShell('/letter/l1/final');
  await user.click(screen.getByRole('button', { name: 'Expand navigation' }));
  cleanup();
  openShell('/resume/r1/contact');
  expect(sidebar()).toMatch(/\bw-64\b/);
});

it('[SH4] closes the menu of a phone by its veil and by Esc, and gives the focus back', async () => {
  const { user } = openShell('/');
  const opener = screen.getByRole('button', { name: 'Open the navigation' });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(opener);
  await screen.findByRole('dialog');
  await user.click(document.querySelector('.bg-shade\\/70') ?? document.body);
  await isClosed();

  await user.click(opener);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('[SH5] offers Log in to who has no token', () => {
  openShell('/');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
});

it('[SH5] [AC2] offers Log in with the way back to the page', async () => {
  const { user, address } = openShell('/faq?a=b');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login?next=%2Ffaq%3Fa%3Db');
});

const NONE: ResponseOf<typeof listDocuments> = { status: 'success', message: '', documents: [] };
const draftOf = (owner: string) => `shortlist.draft|${owner}|r1|page|summary`;

it('[SH5] logs out on the server and here, and goes to /', async () => {
  expectPrinted('The token was not refreshed. NetworkError');
  network.answer(listDocuments, NONE);
  network.answer(signOut, { success: true });
  localStorage.setItem('token', tokenOf());
  const { user, address } = openShell('/faq');
  expect(screen.getByRole('link', { name: 'Your account: Ada Łovelace' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Log in' });
  expect(network.sentTo(signOut)).toHaveLength(1);
  expect(localStorage.getItem('token')).toBeNull();
  await waitFor(() => expect(address()).toBe('/'));
});

it('[SH5] stays logged in and says so when the server cannot be reached', async () => {
  expectPrinted(
    'The token was not refreshed. NetworkError',
    'The session was not ended. NetworkError',
  );
  localStorage.setItem('token', tokenOf());
  const { user, address } = openShell('/faq');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('alertdialog', { name: 'You are still logged in' });
  expect(localStorage.getItem('token')).toBe(tokenOf());
  expect(address()).toBe('/faq');
});

it('[AC4] warns of unsaved edits before logging out, and erases those of the person alone', async () => {
  expectPrinted('The token was not refreshed. NetworkError');
  network.answer(listDocuments, NONE);
  network.answer(signOut, { success: true });
  localStorage.setItem('token', tokenOf());
  localStorage.setItem(draftOf('u1'), '{}');
  localStorage.setItem(draftOf('u2'), '{}');
  const { user } = openShell('/faq');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('alertdialog', { name: 'Some edits are not saved yet' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(localStorage.getItem(draftOf('u1'))).toBe('{}');
  expect(network.sentTo(signOut)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await user.click(await screen.findByRole('button', { name: 'Log out and erase them' }));
  await screen.findByRole('link', { name: 'Log in' });
  expect(localStorage.getItem(draftOf('u1'))).toBeNull();
  expect(localStorage.getItem(draftOf('u2'))).toBe('{}');
});

it('[AC1] refreshes the token at start', async () => {
  const fresh = tokenOf(4_102_444_801);
  network.answer(getToken, { token: fresh });
  localStorage.setItem('token', tokenOf());
  openShell('/faq');
  await waitFor(() => expect(localStorage.getItem('token')).toBe(fresh));
});

it('[AC1] shows nobody as logged in whose session has ended, and keeps the token without an answer', async () => {
  expectPrinted(
    'The token was not refreshed. NetworkError',
    'The token was not refreshed. ApiError: Your session has ended.',
  );
  localStorage.setItem('token', tokenOf());
  openShell('/faq');
  await waitFor(() => expect(network.sentTo(getToken)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeTruthy();
  cleanup();
  network.refuse(getToken, 'no_session', 'Your session has ended.');
  openShell('/faq');
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(localStorage.getItem('token')).toBeNull();
});

it.each(['garbage', 'a.b.c', 'e30.e30.x', tokenOf(1_000_000_000)])(
  '[AC1] removes and logs a token that cannot be read or has expired: %s',
  (token) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('token', token);
    openShell('/faq');
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(localStorage.getItem('token')).toBeNull();
    expect(logged).toHaveBeenCalledOnce();
  },
);

it('[AC1] follows a log in and a log out of another tab', async () => {
  openShell('/faq');
  const tell = () =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
  localStorage.setItem('token', tokenOf());
  tell();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  localStorage.removeItem('token');
  tell();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

it('[SH6] names the product, the year and where else it is', () => {
  openShell('/');
  const footer = screen.getByRole('contentinfo');
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} Shortlist`);
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Articles feed', 'Contact']);
});

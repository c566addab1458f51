import { type CurrentSession, getSession, listDocuments, signOut } from '@shortlist/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { listOf, openList, resumeOf, shownNames } from '../resumes.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
afterEach(closeApp);

const THREE = [resumeOf('Éclair chef', 3), resumeOf('zookeeper', 20), resumeOf('Dancer', 11)];

it('[RL1] has its title, its subtitle and Upgrade', async () => {
  network.answer(listDocuments, listOf());
  const { user } = openList();
  expect(screen.getByRole('heading', { level: 1, name: 'Resumes' })).toBeTruthy();
  expect(screen.getByText('Manage your resumes and cover letters.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Upgrade' }));
  const onward = await screen.findByRole('link', { name: 'Create account' });
  expect(onward.getAttribute('href')).toBe('/login?view=sign-up&next=%2Fresume');
});

it('[RL1] tells the holder of an account that everything is included', async () => {
  localStorage.setItem('token', tokenOf());
  network.answer(listDocuments, listOf(resumeOf('CV', 1)));
  const { user } = openList();
  await user.click(screen.getByRole('button', { name: 'Upgrade' }));
  await screen.findByRole('dialog', { name: 'Everything is included' });
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
});

it('[RL2] sorts by the last edit, newest first, unless the address says otherwise', async () => {
  network.answer(listDocuments, listOf(...THREE));
  const { user, address } = openList();
  await screen.findByText('Dancer');
  expect(shownNames()).toEqual(['zookeeper', 'Dancer', 'Éclair chef']);

  await user.click(screen.getByRole('button', { name: 'Sort: Edited' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Name' }));
  expect(shownNames()).toEqual(['Dancer', 'Éclair chef', 'zookeeper']);
  expect(address()).toBe('/resume?sort=name');
});

it('[RL3] opens the contact section of the card that is pressed, passing the name along', async () => {
  network.answer(listDocuments, listOf(...THREE));
  const { user, address } = openList();
  const [edited] = await screen.findAllByText(/^Last edited /u);
  expect(edited).toHaveProperty('dateTime', '2026-11-20T12:00:00.000Z');
  expect(edited?.title).toMatch(/^Nov 20, 2026, /u);
  expect(screen.getByRole('button', { name: 'Create new resume' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'zookeeper' }));
  expect(address()).toBe(`/resume/${THREE[1]?.document_id}/contact`);
  expect(screen.getByText('Editor of zookeeper')).toBeTruthy();
});

it('[RL3] has the tile alone where there is no resume yet', async () => {
  network.answer(listDocuments, listOf());
  openList();
  expect(await screen.findByRole('button', { name: 'Create new resume' })).toBeTruthy();
  expect(screen.queryByText(/saved in this browser only/)).toBeNull();
});

const sessionOf = (isAnonymous: boolean): CurrentSession => ({
  session: { expiresAt: '2027-02-19T12:00:00.000Z' },
  user: { id: 'u1', name: '', email: '', emailVerified: false, isAnonymous, isAdmin: false },
});

it('[AC2] tells a guest where these resumes live, and the way to an account', async () => {
  network.answer(listDocuments, listOf(...THREE));
  network.answer(getSession, sessionOf(true));
  openList();
  expect(await screen.findByText(/saved in this browser only/)).toBeTruthy();
  const onward = screen.getByRole('link', { name: 'Create an account' });
  expect(onward.getAttribute('href')).toBe('/login?view=sign-up&next=%2Fresume');
});

it('[AC2] has that at the foot, and the list does not wait for it', async () => {
  let answerSession = () => {};
  const whenAsked = new Promise<void>((resolve) => {
    answerSession = resolve;
  });
  network.answer(listDocuments, listOf(...THREE));
  network.answer(getSession, sessionOf(true), whenAsked);
  openList();
  const card = await screen.findByText('Dancer');
  expect(screen.queryByText(/saved in this browser only/)).toBeNull();
  answerSession();
  const note = await screen.findByText(/saved in this browser only/);
  expect(card.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('[AC2] tells no holder of an account so, be it that their token is gone', async () => {
  network.answer(listDocuments, listOf(...THREE));
  network.answer(getSession, sessionOf(false));
  openList();
  await screen.findByText('Dancer');
  await waitFor(() => expect(network.sentTo(getSession)).toHaveLength(1));
  expect(screen.queryByText(/saved in this browser only/)).toBeNull();
});

it('[RL4] logs a failed fetch and shows it with Retry', async () => {
  expectPrinted('Could not be fetched: resumes NetworkError');
  network.cut(listDocuments);
  const { user } = openList();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');

  network.answer(listDocuments, listOf(...THREE));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Dancer')).toBeTruthy();
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('[RL4] keeps what is shown instead while the list is asked for again', async () => {
  expectPrinted('Could not be fetched: resumes NetworkError');
  network.cut(listDocuments);
  const { user } = openList();
  const alert = await screen.findByRole('alert');
  globalThis.fetch = () => new Promise(() => {});
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alert.isConnected).toBe(true);
});

it('[RL4] shows what is on this device where there is no network, and no error', async () => {
  expectPrinted('Could not be fetched: resumes NetworkError');
  network.cut(listDocuments);
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  try {
    openList();
    const title = 'You are offline. No resume is on this device yet.';
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create new resume' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  } finally {
    Reflect.deleteProperty(navigator, 'onLine');
  }
});

it('[RL4] keeps a proxy’s page to itself', async () => {
  expectPrinted(
    'Could not be fetched: resumes ApiError: Server responded with 502: <html>Bad gateway</html>',
  );
  network.answerRaw(listDocuments, 502, '<html>Bad gateway</html>');
  openList();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The server could not be reached. Your resumes are safe');
  expect(alert.textContent).not.toContain('<html>');
});

it('offers to start over where the session has ended, and keeps unsaved drafts', async () => {
  expectPrinted('Could not be fetched: resumes ApiError: Your session has ended.');
  network.refuse(listDocuments, 'no_session', 'Your session has ended.');
  network.answer(signOut, { success: true });
  localStorage.setItem('draft', 'not saved yet');
  localStorage.setItem('token', tokenOf());
  const { user } = openList();
  await screen.findByRole('heading', { name: 'Your session has ended' });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?next=%2Fresume',
  );

  network.answer(listDocuments, listOf());
  await user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(await screen.findByRole('button', { name: 'Create new resume' })).toBeTruthy();
  expect(network.sentTo(signOut)).toHaveLength(1);
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('draft')).toBe('not saved yet');
});

it('says so when starting over did not work', async () => {
  expectPrinted(
    'Could not be fetched: resumes ApiError: Your session has ended.',
    'The ended session could not be left. NetworkError',
  );
  network.refuse(listDocuments, 'no_session', 'Your session has ended.');
  network.cut(signOut);
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Start anew' }));
  await screen.findByRole('alertdialog', { name: 'Could not start fresh' });
});

it('asks again when the tab is looked at again: another one may have changed the list', async () => {
  network.answer(listDocuments, listOf(...THREE));
  openList();
  await screen.findByText('Dancer');
  network.answer(listDocuments, listOf());
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Dancer')).toBeNull());
});

const SIX = ['Éclair chef', 'Zookeeper', 'Dancer', 'Bridge engineer', 'Rail engineer', 'Cook'].map(
  (name, at) => resumeOf(name, at + 1),
);
const searchField = () => screen.findByLabelText('Search your resumes');

it('[OC7] searches from six resumes on, says how many are found, and keeps it in the address', async () => {
  network.answer(listDocuments, listOf(...SIX));
  const { user, address } = openList('/resume?sort=name');
  await user.type(await searchField(), 'engineer');
  await waitFor(() => expect(address()).toBe('/resume?sort=name&q=engineer'));
  await waitFor(() => expect(shownNames()).toEqual(['Bridge engineer', 'Rail engineer']));
  expect(screen.getByText('2 of 6 resumes').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Create new resume' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sort: Name' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Edited' }));
  await waitFor(() => expect(shownNames()).toEqual(['Rail engineer', 'Bridge engineer']));
  expect(address()).toBe('/resume?q=engineer');

  await user.type(await searchField(), '{Escape}');
  await waitFor(() => expect(shownNames()).toHaveLength(6));
  expect(address()).toBe('/resume');
});

it('[OC7] finds again what the address says, as on the way back from a resume', async () => {
  network.answer(listDocuments, listOf(...SIX));
  const { user, router, address } = openList('/resume?q=eclair');
  expect(await searchField()).toHaveProperty('value', 'eclair');
  await user.click(screen.getByRole('link', { name: 'Éclair chef' }));
  await screen.findByText('Editor of Éclair chef');
  await act(() => router.navigate(-1));
  expect(await searchField()).toHaveProperty('value', 'eclair');
  expect(address()).toBe('/resume?q=eclair');
  expect(shownNames()).toEqual(['Éclair chef']);
});

it('[OC7] says that no resume matches, and the way back to all of them', async () => {
  network.answer(listDocuments, listOf(...SIX));
  const { user } = openList();
  await user.type(await searchField(), 'pilot');
  expect(await screen.findByText(/^Nothing matches .*pilot.*\.$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(shownNames()).toHaveLength(6));
  expect(await searchField()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(await searchField());
});

it('[OC7] has no search where five resumes are seen at one glance', async () => {
  network.answer(listDocuments, listOf(...SIX.slice(1)));
  openList();
  await screen.findByText('Dancer');
  expect(screen.queryByLabelText('Search your resumes')).toBeNull();
});

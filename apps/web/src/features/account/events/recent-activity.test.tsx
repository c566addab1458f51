import {
  getSession,
  getWaysIn,
  listAccountEvents,
  listDocuments,
  listSessions,
} from '@shortlist/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { openAccountPages, SESSION, WAYS } from '../account.test-support.tsx';

const AT = '2026-11-20T12:00:00.000Z';
const HERE = { id: 's1', browser: 'Chrome on Linux', createdAt: AT, usedAt: AT, expiresAt: AT };

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(getSession, SESSION);
  network.answer(getWaysIn, WAYS);
  network.answer(listDocuments, { status: 'success', message: '', documents: [] });
  network.answer(listSessions, { current: HERE, others: [], total: 0, next: null });
  localStorage.setItem('token', tokenOf());
});
afterEach(closeApp);

async function openActivity() {
  const { user } = openAccountPages('/account');
  const fold = await screen.findByText('Recent activity');
  expect(network.sentTo(listAccountEvents)).toEqual([]);
  await user.click(fold);
  return user;
}

it('[AC9] lists what happened to the ways into the account, asked for when it is opened', async () => {
  network.answer(listAccountEvents, {
    events: [
      { id: 'e2', at: AT, what: 'new_browser', browser: 'Firefox on Windows' },
      { id: 'e1', at: AT, what: 'sessions_ended', browser: null },
    ],
  });
  await openActivity();
  const list = await screen.findByRole('list', { name: 'Recent activity' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Logged in from a new browser.*2026.* · Firefox on Windows$/u),
    expect.stringMatching(/^Logged out everywhere by an administrator[^·]*$/u),
  ]);
});

it('[AC9] says when nothing has happened, and when the list cannot be had', async () => {
  expectPrinted('Could not be fetched: account-events NetworkError');
  network.cut(listAccountEvents);
  const user = await openActivity();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  network.answer(listAccountEvents, { events: [] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Nothing yet\./u)).toBeTruthy();
});

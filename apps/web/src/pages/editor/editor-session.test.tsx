import { getDocument, type ResponseOf, signIn } from '@shortlist/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseDrafts } from '#draft/storage/owner-drafts.ts';
import { type Network, savingOf } from '#network.test-support.ts';
import { tokenOf } from '#open-app.test-support.tsx';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork, saved } from './open-editor.test-support.tsx';

let network: Network;
beforeEach(() => {
  network = openSavingNetwork();
  localStorage.setItem('token', tokenOf());
});
afterEach(closeEditor);

// Behind a dialog the line is hidden from the tree.
const status = () => screen.getByRole('status', { name: 'Save status', hidden: true }).textContent;
const draftOwners = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('shortlist.draft|'))
    .map((name) => name.split('|')[1]);

const enteredAs = (id: string): ResponseOf<typeof signIn> => ({
  token: tokenOf(undefined, id),
  user: { id, name: 'Ada', email: 'ada@example.com', emailVerified: true },
  claimed: null,
});

/** Types into a resume whose session has ended, up to the dialog that asks to log in. */
async function typeAfterTheEnd() {
  network.refuse(savingOf('summary'), 'no_session', 'Your session has ended.');
  const app = await openEditor({ section: 'summary', network });
  await app.user.type(screen.getByLabelText('Summary'), 'Mine');
  await app.user.keyboard('{Control>}s{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  return { ...app, dialog };
}

async function logIn(user: { type: (into: Element, text: string) => Promise<void> }) {
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
}

it('[AC4] asks to log in over the page, and goes on saving to the same resume', async () => {
  const { user, dialog: first, resumeId } = await typeAfterTheEnd();
  await user.click(within(first).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.type(screen.getByLabelText('Summary'), ' too');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(within(dialog).getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
  const forgot = within(dialog).getByRole('link', { name: /^Forgot password/ });
  expect([forgot.getAttribute('href'), forgot.getAttribute('target')]).toEqual([
    '/login?view=forgot',
    '_blank',
  ]);

  network.answer(signIn, enteredAs('u1'));
  network.answer(savingOf('summary'), saved);
  await logIn(user);
  await waitFor(() => expect(status()).toBe('Saved'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = network.sentTo(savingOf('summary')).at(-1);
  expect(last?.url).toBe(`/api/documents/${resumeId}/parts/summary`);
  expect(last?.body).toEqual({ content: { text: 'Mine too' }, schema: 1 });
});

it('[AC4] says at the field that the password is not right, and keeps asking', async () => {
  expectPrinted(
    'A form of the account was not taken. ApiError: The email address or password is incorrect.',
  );
  const { user, dialog } = await typeAfterTheEnd();
  const words = 'The email address or password is incorrect.';
  network.refuse(signIn, 'invalid', words, { field: 'password' });
  await logIn(user);
  expect(await within(dialog).findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Password'));
  expect(draftOwners()).toEqual(['u1']);
});

it('[AC4] gives the edits of one account to no other that logs in, and says so', async () => {
  expectPrinted('The document could not be loaded. ApiError: Not found.');
  const { user, whole } = await typeAfterTheEnd();
  network.answer(signIn, enteredAs('u2'));
  network.refuse(savingOf('summary'), 'not_found', 'Not found.');
  network.refuse(getDocument, 'not_found', 'Not found.');
  await logIn(user);
  const dialog = await screen.findByRole('dialog', {
    name: 'This document belongs to someone else',
  });
  expect(dialog.textContent).toContain('You are logged in as ada@example.com,');
  expect(within(dialog).getByLabelText('What it says')).toHaveProperty(
    'value',
    expect.stringContaining('Mine'),
  );
  expect(draftOwners()).toEqual(['u1']);
  expect(status()).toContain('it is in another account');

  network.answer(signIn, enteredAs('u1'));
  network.answer(savingOf('summary'), saved);
  network.answer(getDocument, whole);
  await user.click(within(dialog).getByRole('button', { name: 'Log in to the other account' }));
  await user.type(await within(dialog).findByLabelText('Email'), 'ada@example.com');
  await logIn(user);
  await waitFor(() => expect(status()).toBe('Saved'));
  expect(draftOwners()).toEqual([]);
});

it('[AC4] closes the editor, and keeps nothing, when its owner logs out', async () => {
  const { address } = await typeAfterTheEnd();
  expect(draftOwners()).toEqual(['u1']);
  act(() => eraseDrafts(localStorage, { id: 'u1', documentIds: [] }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(draftOwners()).toEqual([]);
});

it('[AC4] goes to the log-in page, and from there back, when its owner logs out in another tab', async () => {
  const { address, resumeId } = await typeAfterTheEnd();
  const other = new BroadcastChannel('shortlist-logged-out');
  other.postMessage({ id: 'u1', documentIds: [] });
  other.close();
  const back = encodeURIComponent(`/resume/${resumeId}/summary`);
  await waitFor(() => expect(address()).toBe(`/login?next=${back}`));
});

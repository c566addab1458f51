import { createDocument, getDocument, signIn, signOut } from '@shortlist/contracts';
import type { Resume, ResumeId } from '@shortlist/model';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { contentsSent, keyOf, type Network, savingOf } from '#network.test-support.ts';
import { tokenOf } from '#open-app.test-support.tsx';
import { expectPrinted } from '#printed.test-support.ts';
import { documentAnswer, saved } from '../editor/open-editor.test-support.tsx';
import {
  closeImport,
  create,
  draftsLeft,
  finish,
  LINES,
  openImportNetwork,
} from './open-import.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openImportNetwork());
});
afterEach(closeImport);

const wantedIds = () =>
  network.sentTo(createDocument).map(({ body }) => (body as { document_id: string }).document_id);

async function logIn({ user }: Awaited<ReturnType<typeof finish>>) {
  const account = { id: 'u1', name: 'Ada', email: 'ada@example.com', emailVerified: true };
  network.answer(signIn, { token: tokenOf(), user: account, claimed: null });
  const form = within(screen.getByRole('dialog', { name: 'Your session has ended' }));
  const email = form.getByLabelText<HTMLInputElement>('Email');
  if (email.value === '') await user.type(email, 'ada@example.com');
  await user.type(form.getByLabelText('Password'), 'correct horse{Enter}');
}

it('[CR4] starts over where the session had ended, with what was read', async () => {
  expectPrinted('A resume could not be created. ApiError: Your session has ended.');
  network.refuse(createDocument, 'no_session', 'Your session has ended.');
  network.answer(signOut, { success: true });
  const app = await finish(LINES);
  await create(app);
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  network.answer(createDocument, { status: 'success', message: '', document_id: id });
  await app.user.click(within(dialog).getByRole('button', { name: 'Start anew' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(savingOf('contact'))).toHaveLength(1);
});

it('[CR4] logs in where the session had ended, and saves there what was read', async () => {
  expectPrinted('A resume could not be created. ApiError: Your session has ended.');
  network.refuse(createDocument, 'no_session', 'Your session has ended.');
  const app = await finish(LINES);
  await create(app);
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  network.answer(createDocument, { status: 'success', message: '', document_id: id });
  await logIn(app);
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(wantedIds()).toHaveLength(2);
  expect(new Set(wantedIds()).size).toBe(1);
  expect(network.sentTo(savingOf('contact'))).toHaveLength(1);
  expect(network.sentTo(savingOf('experience:'))).toHaveLength(1);
});

it('[CR4] asks for the same resume again where the session ended just after it was made', async () => {
  expectPrinted('The document could not be loaded. ApiError: Your session has ended.');
  network.refuse(getDocument, 'no_session', 'Your session has ended.');
  const app = await finish(LINES);
  await create(app);
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(network.sentTo(savingOf('contact'))).toHaveLength(0);
  network.answer(getDocument, documentAnswer(id, resumeWithoutEntries()));
  await logIn(app);
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  // The number makes the resume: the same one, the same resume.
  expect(wantedIds()).toHaveLength(2);
  expect(new Set(wantedIds()).size).toBe(1);
  expect(network.sentTo(savingOf('contact'))).toHaveLength(1);
});

it('[CR4] asks to log in over the editor where the session ends half-way, and makes nothing twice', async () => {
  network.refuse(savingOf('experience:'), 'no_session', 'Your session has ended.');
  localStorage.setItem('token', tokenOf());
  const app = await finish(LINES);
  await create(app);
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  expect(app.address()).toBe(`/resume/${id}/contact`);

  // The server has what was saved before the end.
  const contact = contentsSent(network, 'contact')[0] as Resume['contact'];
  const skills = String(contentsSent(network, 'skills')[0]?.text);
  network.answer(
    getDocument,
    documentAnswer(id, resumeWith({ contact, skills }, resumeWithoutEntries())),
  );
  network.answer(savingOf('experience:'), saved);
  await logIn(app);
  await waitFor(() => expect(draftsLeft()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sentTo(createDocument)).toHaveLength(1);
  const jobs = network.sentTo(savingOf('experience:')).map(keyOf);
  expect(jobs.length).toBeGreaterThan(1);
  expect(new Set(jobs).size).toBe(1);
  expect(network.sentTo(savingOf('contact'))).toHaveLength(1);
});

import { createDocument, nameVersion } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  asWorker,
  rtfOf,
  SameThreadWorker,
  SilentWorker,
} from '#features/import/worker.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, keyOf, type Network, savingOf } from '../../network.test-support.ts';
import { saved } from '../editor/open-editor.test-support.tsx';
import {
  closeImport,
  create,
  expectTyped,
  findReview,
  finish,
  LINES,
  openImportNetwork,
  openList,
} from './open-import.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openImportNetwork());
});
afterEach(closeImport);

it('[CR4] reads a file, shows it, saves nothing before Create resume, and then all of it', async () => {
  const app = await finish(LINES);
  await findReview();
  expect(network.sentTo(createDocument)).toHaveLength(0);
  await create(app);

  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createDocument).map(({ body }) => body)).toEqual([
    {
      kind: 'resume',
      title: 'From a file',
      level: 'Mid Level',
      industry: '',
      document_id: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ]);
  expect(contentsSent(network, 'contact')[0]).toMatchObject({
    fullName: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: '(512) 555-0147',
  });
  expect(contentsSent(network, 'experience:')[0]).toMatchObject({
    company: 'Engine Company',
    startDate: { year: 2019, month: 1 },
    isCurrent: true,
  });
  expect(contentsSent(network, 'skills')[0]).toEqual({ text: 'Algebra\nFrench' });
  // Nothing was read of awards: an empty one is not worth saving.
  expect(network.sentTo(savingOf('award:'))).toHaveLength(0);
  expect(sessionStorage.getItem(`job-description:${id}`)).toBe('Analyst wanted');
});

const drop = (file: File) =>
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [file] } });

it.each([
  { where: 'on the list', isOpen: false },
  { where: 'in the first step', isOpen: true },
])('[CR4] reads a file that is dropped $where, under its own name', async ({ isOpen }) => {
  const app = await openList();
  const tile = await screen.findByRole('button', { name: 'Create new resume' });
  if (isOpen) await app.user.click(tile);
  if (isOpen) await screen.findByText(/Step 1/u);
  drop(new File([rtfOf(LINES)], 'ada_lovelace.doc'));
  await findReview();
  await create(app);
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createDocument)[0]?.body).toMatchObject({ title: 'ada lovelace' });
});

it('[CR4] goes on after a connection that failed half-way, and makes nothing twice', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  network.cut(savingOf('experience:'));
  const app = await finish(LINES);
  await create(app);
  const stopped = await screen.findByRole('alertdialog', { name: 'The connection failed' });
  expect(stopped.textContent).toMatch(/\d of \d parts are saved/);

  network.answer(savingOf('experience:'), saved);
  await app.user.click(within(stopped).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createDocument)).toHaveLength(1);
  expect(network.sentTo(savingOf('skills'))).toHaveLength(1);
  const sent = network.sentTo(savingOf('experience:')).map(keyOf);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
});

it('[CR4] sends a creation without an answer again under the same number', async () => {
  expectPrinted('A resume could not be created. NetworkError');
  network.cut(createDocument);
  const app = await finish(LINES);
  await create(app);
  const stopped = await screen.findByRole('alertdialog', { name: 'The connection failed' });
  expect(stopped.textContent).toContain('Nothing is saved yet');
  network.answer(createDocument, { status: 'success', message: '', document_id: id });
  await app.user.click(within(stopped).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  const numbers = network
    .sentTo(createDocument)
    .map(({ body }) => (body as { document_id: string }).document_id);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
  expect(network.sentTo(nameVersion).map(({ body }) => body)).toEqual([
    { imported: true, submission_id: id },
  ]);
});

it('[CR4] says that a scan has no text, and goes on by hand with what was typed', async () => {
  const app = await finish(['']);
  const refusal = await screen.findByRole('alertdialog', { name: 'No Text in This File' });
  expect(refusal.textContent).toContain('It may be a scan');
  await app.user.click(within(refusal).getByRole('button', { name: 'Write it by myself' }));
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(network.sentTo(createDocument)[0]?.body).toMatchObject({ title: 'From a file' });
  expect(network.sentTo(savingOf('contact'))).toHaveLength(0);
  expect(sessionStorage.getItem(`job-description:${id}`)).toBe('Analyst wanted');
});

it('[CR4] goes back to the form, with all that was typed, from a file that is not read', async () => {
  const { user } = await finish(['']);
  const refusal = await screen.findByRole('alertdialog');
  await user.click(within(refusal).getByRole('button', { name: 'Choose another file' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expectTyped();
});

it('tells a part of the app that did not come from a file that is damaged, and tries again', async () => {
  expectPrinted(
    'What reads a file could not be loaded. ChunkLoadError: Loading chunk resume-reader failed (missing)',
  );
  vi.stubGlobal('Worker', function startWorker() {
    const worker = new SameThreadWorker();
    queueMicrotask(() => worker.dispatchEvent(new Event('error')));
    return asWorker(worker);
  });
  const { user } = await finish(LINES);
  const failure = await screen.findByRole('alertdialog', {
    name: 'The file could not be read yet',
  });
  vi.stubGlobal('Worker', function startWorker() {
    return asWorker(new SameThreadWorker());
  });
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await findReview();
});

it('[CR4] gives up a file that takes too long, and tries again where the device was busy', async () => {
  const worker = new SilentWorker();
  vi.stubGlobal('Worker', function startWorker() {
    return asWorker(worker);
  });
  const { user } = await finish(LINES);
  worker.say({ kind: 'step', step: { name: 'opening' } });
  // What a thread says that has run out of memory.
  await screen.findByText('Opening the file…');
  worker.dispatchEvent(new Event('error'));
  const refusal = await screen.findByRole('alertdialog', { name: 'File Not Read' });
  expect(refusal.textContent).toContain('If this device is busy, try again.');
  vi.stubGlobal('Worker', function startWorker() {
    return asWorker(new SameThreadWorker());
  });
  await user.click(within(refusal).getByRole('button', { name: 'Try again' }));
  await findReview();
});

import { createDocument, getDocument, listDocuments, type ResponseOf } from '@shortlist/contracts';
import {
  ENTRY_SCHEMA,
  type EntryId,
  emptyEntry,
  entriesOf,
  entryKey,
  type ResumeId,
  SECTIONS,
} from '@shortlist/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftKindsOf } from '#draft/draft-kinds.ts';
import { handleOf } from '#draft/opening/open-document.ts';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import type { PartKey, PartValue } from '#draft/resume-draft/resume-types.ts';
import { createDraftDisk, listAllDrafts } from '#draft/storage/draft-disk.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { storeToken } from '#session/token.ts';
import { type Network, savingOf } from '../../network.test-support.ts';
import { openAt, tokenOf } from '../../open-app.test-support.tsx';
import { PAGE_PARTS } from '../../routes.tsx';
import { ResumesPage } from '../resumes/resumes-page.tsx';
import { EditorPage } from './editor-page.tsx';
import {
  closeEditor,
  documentAnswer,
  openSavingNetwork,
  saved,
  setWindowWidth,
} from './open-editor.test-support.tsx';

const ENTRY_ID = '33333333-3333-4333-8333-333333333333' as EntryId;

let network: Network;
let id: ResumeId;
let opened = 0;
let files: { name: string; text: Promise<string> }[];
beforeEach(() => {
  setWindowWidth(false);
  network = openSavingNetwork();
  opened += 1;
  id = `0b9c5a1e-3f1d-4c7e-9d00-${String(opened).padStart(12, '0')}` as ResumeId;
  files = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:test';
  };
  // jsdom downloads nothing; what would be downloaded is kept here instead.
  HTMLAnchorElement.prototype.click = function click() {
    files.push({ name: this.download, text: last.text() });
  };
});
afterEach(closeEditor);

const listAnswer = (...ids: ResumeId[]): ResponseOf<typeof listDocuments> => ({
  status: 'success',
  message: '',
  documents: ids.map((document_id) => ({
    document_id,
    kind: 'resume',
    title: 'For Galley',
    edited: '2026-11-20T10:00:00.000Z',
    level: 'Mid Level',
    industry: '',
    revision: 1,
  })),
});

const open = (path: string) =>
  openAt(
    path,
    [
      { path: '/resume', element: <ResumesPage /> },
      { path: '/resume/:resumeId/:section', element: <EditorPage /> },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { Frame: PAGE_PARTS.Frame },
  );

/** Leaves a draft as a page that could not send it. */
function leave(key: PartKey, value: PartValue, owner = 'guest') {
  const disk = createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => localStorage,
    documentId: id,
    owner,
    page: 'left-x',
    name: () => 'For Galley',
  });
  const at = Date.parse('2026-11-20T10:31:00');
  disk.write(key, { value, base: 1, attempts: [], at, schema: ENTRY_SCHEMA });
}
function leaveThree(owner = 'guest') {
  leave('summary', 'Ships things.', owner);
  leave('section_order', ['skills', 'summary'], owner);
  leave(
    entryKey('experience', ENTRY_ID),
    { ...emptyEntry('experience', ENTRY_ID, SECTIONS), company: 'Galley', role: 'Engineer' },
    owner,
  );
}
const drafts = () => listAllDrafts(() => localStorage, draftKindsOf(SECTIONS));
function rolesOf(resumeId: ResumeId) {
  const opening = handleOf(resumeId, resumeKindOf(SECTIONS)).get();
  if (opening.status !== 'open') return undefined;
  return entriesOf(opening.store.get().draft.document, 'experience').map(({ role }) => role);
}
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));
const topLine = () => screen.queryByRole('link', { name: /^Unsaved edits in/ })?.textContent;

it('[ST1] sends from the list what was typed offline in the editor, and says there that it waits', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  network.cut(savingOf('summary'));
  network.answer(getDocument, documentAnswer(id, resumeWithoutEntries()));
  network.answer(listDocuments, ({ url }) =>
    url.includes('kind=') && !url.includes('kind=resume') ? listAnswer() : listAnswer(id),
  );
  const { user, router } = open(`/resume/${id}/summary`);
  await user.type(await screen.findByLabelText('Summary'), 'Typed offline');
  await act(() => router.navigate('/resume'));

  const mark = await screen.findByRole('link', { name: /^Not saved yet: no connection/ });
  expect(mark.getAttribute('href')).toBe(`/resume/${id}/summary`);
  expect(topLine()).toBe('Unsaved edits in one document');

  network.answer(savingOf('summary'), saved);
  comeBack();
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Not saved yet/ })).toBeNull());
  const sent = network.sentTo(savingOf('summary')).at(-1);
  expect(sent?.url).toBe(`/api/documents/${id}/parts/summary`);
  expect(sent?.body).toEqual({ content: { text: 'Typed offline' }, schema: 1 });
  expect(drafts()).toEqual([]);
  await waitFor(() => expect(topLine()).toBeUndefined());
});

it('[ST1] sends what an earlier visit left from a page that is about something else', async () => {
  network.answer(getDocument, documentAnswer(id, resumeWithoutEntries()));
  leave('summary', 'mine');
  open('/faq');
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(network.sentTo(savingOf('summary'))).toHaveLength(1);
});

it('[ST1] shows a guest whose session is gone what this browser holds, and keeps it as a new resume', async () => {
  expectPrinted('The document could not be loaded. ApiError: Your session has ended.');
  network.answer(listDocuments, listAnswer());
  network.refuse(getDocument, 'no_session', 'Your session has ended.');
  leaveThree();
  const { user, address } = open('/resume');
  const held = await screen.findByRole('region', {
    name: 'This browser holds edits that were never saved',
  });
  expect(within(held).getByRole('heading', { level: 3 }).textContent).toBe('For Galley');
  expect(held.textContent).toContain('Summary, Order of sections, Experience · edited');
  expect(within(held).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?next=%2Fresume',
  );

  const made = '0b9c5a1e-3f1d-4c7e-9e00-000000000001' as ResumeId;
  network.answer(createDocument, { status: 'success', message: '', document_id: made });
  network.answer(getDocument, documentAnswer(made, resumeWithoutEntries()));
  await user.click(within(held).getByRole('button', { name: 'Keep as a new resume' }));
  await waitFor(() => expect(address()).toBe(`/resume/${made}/contact`));
  expect(network.sentTo(createDocument)[0]?.body).toMatchObject({ title: 'For Galley' });
  await waitFor(() =>
    expect(network.sentTo(savingOf('summary')).at(-1)).toMatchObject({
      url: `/api/documents/${made}/parts/summary`,
      body: { content: { text: 'Ships things.' } },
    }),
  );
  expect(drafts().filter(({ documentId }) => documentId === id)).toEqual([]);
});

it('[ST1] shows them beside the end of the session, and loses none when the new resume cannot be made', async () => {
  expectPrinted(
    'Could not be fetched: resumes ApiError: Your session has ended.',
    'The document could not be loaded. ApiError: Your session has ended.',
    'Edits could not be kept as a new resume. NetworkError',
  );
  network.refuse(listDocuments, 'no_session', 'Your session has ended.');
  network.refuse(getDocument, 'no_session', 'Your session has ended.');
  leaveThree();
  const { user } = open('/resume');
  await screen.findByRole('heading', { name: 'Your session has ended' });
  await user.click(await screen.findByRole('button', { name: 'Keep as a new resume' }));
  const notice = await screen.findByRole('alertdialog', { name: 'The edits were not moved' });
  expect(notice.textContent).toContain('They are still in this browser');
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  expect(drafts()).toHaveLength(3);
});

it('[ST1] keeps each entry once where the storage was full at the first try', async () => {
  expectPrinted(
    'The document could not be loaded. ApiError: Your session has ended.',
    'Edits could not be kept as a new resume. NotKept [Error]: Not yet: this browser’s storage is full.',
    'A part of the document could not be saved. NetworkError',
  );
  network.answer(listDocuments, listAnswer());
  network.refuse(getDocument, 'no_session', 'Your session has ended.');
  leaveThree();
  const { user, address } = open('/resume');
  const button = await screen.findByRole('button', { name: 'Keep as a new resume' });
  const made = '0b9c5a1e-3f1d-4c7e-9e00-000000000002' as ResumeId;
  network.answer(createDocument, { status: 'success', message: '', document_id: made });
  network.answer(getDocument, documentAnswer(made, resumeWithoutEntries()));
  network.cut(savingOf('experience:'));
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(button);
  const notice = await screen.findByRole('alertdialog', { name: 'The edits were not moved' });
  expect(notice.textContent).toContain('Not yet: this browser’s storage is full.');
  full.mockRestore();
  await user.click(within(notice).getByRole('button', { name: 'OK' }));
  await user.click(await screen.findByRole('button', { name: 'Keep as a new resume' }));
  await waitFor(() => expect(address()).toBe(`/resume/${made}/contact`));
  await waitFor(() => expect(rolesOf(made)).toEqual(['Engineer']));
  expect(drafts().filter(({ documentId }) => documentId === id)).toEqual([]);
});

it('[ST1] gives them as a file, and discards them only when asked twice', async () => {
  expectPrinted('The document could not be loaded. ApiError: Not found.');
  network.answer(listDocuments, listAnswer());
  network.refuse(getDocument, 'not_found', 'Not found.');
  leaveThree();
  const { user } = open('/resume');
  for (const format of ['As JSON Resume', 'As text']) {
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
  }
  expect(files.map(({ name }) => name)).toEqual(['For Galley.json', 'For Galley.txt']);
  const [json = '', text = ''] = await Promise.all(files.map((file) => file.text));
  expect(JSON.parse(json)).toMatchObject({
    basics: { summary: 'Ships things.' },
    work: [{ position: 'Engineer' }],
  });
  expect(text).toContain('Ships things.');

  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = await screen.findByRole('alertdialog', { name: /^Discard the edits of/ });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(drafts()).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  leave('summary', 'Typed while the question was open.');
  await user.click(await screen.findByRole('button', { name: 'Discard edits' }));
  await waitFor(() =>
    expect(drafts().map(({ record }) => record.value)).toEqual([
      'Typed while the question was open.',
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Discard edits' }));
  await waitFor(() => expect(drafts()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('region', { name: /never saved/ })).toBeNull());
});

it('[ST1] says that an account’s edits wait without showing them, and saves them once it is logged in', async () => {
  network.answer(listDocuments, listAnswer());
  network.answer(getDocument, documentAnswer(id, resumeWithoutEntries()));
  leave('skills', 'Ropes', 'u1');
  open('/resume');
  const held = await screen.findByRole('region', { name: /never saved/ });
  expect(held.textContent).toContain('They belong to an account.');
  expect(within(held).queryByRole('button', { name: 'Keep as a new resume' })).toBeNull();
  expect(within(held).queryByRole('button', { name: 'Download' })).toBeNull();
  expect(network.sentTo(getDocument)).toEqual([]);

  act(() => storeToken(tokenOf(undefined, 'u1')));
  await waitFor(() => expect(network.sentTo(savingOf('skills'))).toHaveLength(1));
  await waitFor(() => expect(drafts()).toEqual([]));
});

it('[ST1] tells no account of another’s edits', async () => {
  expectPrinted('The token was not refreshed. NetworkError');
  localStorage.setItem('token', tokenOf(undefined, 'u2'));
  network.answer(listDocuments, listAnswer());
  leave('skills', 'Ropes', 'u1');
  open('/resume');
  await screen.findByRole('button', { name: 'Create new resume' });
  expect(screen.queryByRole('region', { name: /never saved/ })).toBeNull();
  expect(topLine()).toBeUndefined();
  expect(network.sentTo(getDocument)).toEqual([]);
});

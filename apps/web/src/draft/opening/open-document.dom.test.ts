import { createDocument, getDocument } from '@shortlist/contracts';
import {
  type EntryId,
  emptyEntry,
  entryKey,
  type ResumeId,
  type ResumeTypes,
  SECTIONS,
  textOf,
  withEntries,
  withText,
} from '@shortlist/model';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork, savingOf } from '../../network.test-support.ts';
import { resumeWithoutEntries } from '../resume-draft/model-server.test-support.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import { wholeDocument } from '../server/whole-document.test-support.ts';
import { openBrowserCache } from '../storage/browser-cache.test-support.ts';
import { createDraftDisk } from '../storage/draft-disk.ts';
import { putNewDocument } from '../storage/new-documents.ts';
import { countUnsavedDocuments, eraseDrafts } from '../storage/owner-drafts.ts';
import { fillNewDocument } from './fill-new-document.ts';
import { type DocumentHandle, handleOf } from './open-document.ts';

const ID = '0b9c5a1e-3f1d-4c7e-9a00-000000000001' as ResumeId;
const NEW_ID = '1-new' as EntryId;
const NEW_ENTRY = { ...emptyEntry('experience', NEW_ID, SECTIONS), role: 'Engineer' };

let network: Network;
// What is loaded at its first use takes real time, which no test's clock waits for.
beforeAll(() => import('../server/prepare-document.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  network = openNetwork();
});
afterEach(async () => {
  await wait(30_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const closedPage = createDraftDisk({
  kind: resumeKindOf(SECTIONS),
  storage: () => localStorage,
  documentId: ID,
  owner: 'guest',
  page: 'closed',
});

/** Lets the server have an empty resume, which it answers once `when` has come. */
const serveEmpty = (when?: Promise<void>) => serveSummary('', 1, when);

/** Lets the server have a resume with nothing but a summary, which it answers once `when` has come. */
function serveSummary(summary: string, revision: number, when?: Promise<void>) {
  const resume = withText(resumeWithoutEntries(), 'summary', summary);
  network.answer(getDocument, wholeDocument(ID, resume, { summary: revision }), when);
}

/** The draft of the resume that `handle` has open. */
function draftOf(handle: DocumentHandle<ResumeTypes>) {
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The resume is not open.');
  return opening.store;
}

const summaryOf = (handle: DocumentHandle<ResumeTypes>) =>
  textOf(draftOf(handle).get().draft.document, 'summary');

it('[ED19] never shows an older copy in the place of what is saved, when the server is away as it is asked again', async () => {
  expectPrinted(
    'The cache shortlist.resumes did not answer. DOMException',
    'The document could not be loaded. NetworkError',
  );
  const cache = openBrowserCache();
  serveEmpty();
  network.answer(savingOf('summary'), {
    status: 'success',
    message: '',
    key: 'summary',
    revision: 2,
  });
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  await vi.dynamicImportSettled();
  cache.isFull = true;
  draftOf(handle).edit({ type: 'set-text', kind: 'summary', text: 'mine' });
  await wait(2_000);
  expect(draftOf(handle).get().draft.unsaved.size).toBe(0);
  cache.isFull = false;
  network.cut(getDocument);
  window.dispatchEvent(new Event('focus'));
  await wait(100);
  expect(summaryOf(handle)).toBe('mine');
  draftOf(handle).edit({ type: 'set-text', kind: 'summary', text: 'mine too' });
  await wait(2_000);
  expect(network.sentTo(savingOf('summary')).at(-1)?.headers.get('If-Match')).toBe('"2"');
  handle.release();
});

/** Opens the resume with this summary and leaves it, so that this browser has a copy of it. */
async function leaveCopy(summary: string): Promise<void> {
  openBrowserCache();
  serveSummary(summary, 1);
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  await vi.dynamicImportSettled();
  handle.release();
  await wait(1_000);
}

it('[OP4] shows the copy of a resume while the server is away, and what is newer by itself once it answers', async () => {
  expectPrinted('The document could not be loaded. NetworkError');
  await leaveCopy('copied');
  network.cut(getDocument);
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(5_000);
  expect(summaryOf(handle)).toBe('copied');
  serveSummary('newer', 2);
  await wait(10_000);
  expect(summaryOf(handle)).toBe('newer');
  handle.release();
});

it('[OP4] opens a resume that the server will not make from its copy, and does not ask again and again', async () => {
  expectPrinted(
    'A document that was begun offline could not be made on the server. ApiError: You have 200 resumes.',
  );
  await leaveCopy('begun here');
  const about = { title: 'Weaver', level: '', industry: '' } as const;
  putNewDocument({ kind: 'resume', owner: 'guest', documentId: ID, about, at: 1 });
  network.refuse(createDocument, 'invalid', 'You have 200 resumes.');
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(60_000);
  expect(summaryOf(handle)).toBe('begun here');
  expect(network.sentTo(createDocument)).toHaveLength(1);
  handle.release();
});

it('[ED19] leaves drafts to the next visit when the resume was left while it loaded', async () => {
  const delay = new Promise<void>((resolve) => setTimeout(resolve, 500));
  serveEmpty(delay);
  closedPage.write('summary', { value: 'mine', base: 1, attempts: [], at: 1 });
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  handle.release();
  await wait(30_000);
  expect(network.sentTo(savingOf('summary'))).toEqual([]);
  expect(closedPage.list().map(({ page }) => page)).toEqual(['closed']);
});

it('[ED19] tries no more once the resume was left before it could be shown', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serveEmpty();
  const lost = new Promise<void>((_, reject) => setTimeout(reject, 1_500));
  const key = `experience:${NEW_ID}`;
  const saved = { status: 'success', message: '', key, revision: 1 } as const;
  network.answer(savingOf('experience:'), saved, lost);
  const record = { value: NEW_ENTRY, attempts: [NEW_ENTRY], at: 1, schema: 2 };
  closedPage.write(entryKey('experience', NEW_ID), record);
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(500);
  expect(handle.get().status).toBe('loading');
  handle.release();
  await wait(30_000);
  expect(network.sentTo(savingOf('experience:'))).toHaveLength(1);
});

it('[ED19] loads once more, and opens one draft, for a screen that comes back meanwhile', async () => {
  const delay = new Promise<void>((resolve) => setTimeout(resolve, 500));
  serveEmpty(delay);
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  handle.release();
  await wait(100);
  const next = handleOf(ID, resumeKindOf(SECTIONS));
  next.hold();
  await wait(1_000);
  expect(handle.get().status).toBe('loading');
  expect(next.get().status).toBe('open');
  next.release();
});

it('[ST1] fills a new resume once, also where the storage was full at the first try', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serveEmpty();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const said = withEntries(resumeWithoutEntries(), 'experience', [NEW_ENTRY]);
  const first = fillNewDocument(ID, said, resumeKindOf(SECTIONS));
  await wait(100);
  expect((await first).isOnDisk).toBe(false);
  (await first).release();
  full.mockRestore();
  const other = withEntries(said, 'experience', [{ ...NEW_ENTRY, id: '2-new' as EntryId }]);
  const again = fillNewDocument(ID, other, resumeKindOf(SECTIONS));
  await wait(100);
  expect((await again).isOnDisk).toBe(true);
  (await again).release();
  const kept = closedPage.list().filter(({ key }) => key.startsWith('experience'));
  expect(kept.map(({ record }) => record.value)).toEqual([NEW_ENTRY]);
});

it('[AC4] counts words that storage did not take as unsaved, and opens again after they were erased', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serveEmpty();
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  const store = draftOf(handle);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.edit({ type: 'set-text', kind: 'summary', text: 'mine' });
  handle.release();
  await wait(3_000);
  const owner = { id: 'guest', documentIds: [ID] };
  expect(countUnsavedDocuments(localStorage, owner)).toBe(1);
  eraseDrafts(localStorage, owner);
  full.mockRestore();
  const next = handleOf(ID, resumeKindOf(SECTIONS));
  next.hold();
  await wait(100);
  expect(next.get().status).toBe('open');
  next.release();
});

it.each([
  { it: 'waits to be tried again', answersAfter: undefined },
  { it: 'is on its way', answersAfter: 5_000 },
])('[AC4] sends nothing more of an edit that was erased while it $it', async ({ answersAfter }) => {
  const saved = { status: 'success', message: '', key: 'summary', revision: 2 } as const;
  serveEmpty();
  if (!answersAfter) expectPrinted('A part of the document could not be saved. NetworkError');
  else {
    const answering = new Promise<void>((resolve) => setTimeout(resolve, answersAfter));
    network.answer(savingOf('summary'), saved, answering);
  }
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  draftOf(handle).edit({ type: 'set-text', kind: 'summary', text: 'mine' });
  await wait(1_000);
  expect(network.sentTo(savingOf('summary'))).toHaveLength(1);
  eraseDrafts(localStorage, { id: 'guest', documentIds: [ID] });
  network.answer(savingOf('summary'), saved);
  await wait(30_000);
  expect(network.sentTo(savingOf('summary'))).toHaveLength(1);
  handle.release();
});

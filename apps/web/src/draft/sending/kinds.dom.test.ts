import { createDocument, getDocument, savePart } from '@shortlist/contracts';
import { LETTER, type Letter, ResumeId, SECTIONS } from '@shortlist/model';
import { KINDS_WITH_NOTES, NOTE } from '@shortlist/model/note.test-support';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keyOf, type Network, openNetwork, savingOf } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { draftKindOf } from '../draft-kind.ts';
import { draftKindsOf } from '../draft-kinds.ts';
import { askToCreate } from '../opening/ask-to-create.ts';
import { handleOf } from '../opening/open-document.ts';
import { openBrowserCache } from '../storage/browser-cache.test-support.ts';
import { findKeptDocument, listKeptDocuments } from '../storage/copy-document.ts';
import { keepDocument } from '../storage/kept-documents.ts';
import { readLeftDrafts } from '../storage/left-drafts.ts';
import { eraseDrafts } from '../storage/owner-drafts.ts';
import { listWaitingDocuments } from '../storage/waiting-documents.ts';
import { sendLeftDrafts } from './draft-sender.ts';

const NOTES = draftKindOf(NOTE, SECTIONS);
const LETTERS = draftKindOf(LETTER, SECTIONS);
const KINDS = draftKindsOf(SECTIONS, KINDS_WITH_NOTES);
const BASE = ResumeId.parse('3b9c5a1e-3f1d-4c7e-9a00-00000000ba5e');

let network: Network;
let opened = 0;
let id: ResumeId;
// What is loaded at its first use takes real time, which no test's clock waits for.
beforeAll(() =>
  Promise.all([import('../storage/copy-document.ts'), import('../server/prepare-document.ts')]),
);
beforeEach(() => {
  vi.useFakeTimers();
  openBrowserCache();
  network = openNetwork();
  opened += 1;
  id = ResumeId.parse(`3b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}`);
});
afterEach(async () => {
  await wait(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A document as the server has it, in which nothing is said. */
const serve = (kind: string, base?: ResumeId) =>
  network.answer(getDocument, {
    status: 'success' as const,
    message: '',
    parts: [],
    ...(base && { base: { document_id: base, parts: [] } }),
    document: {
      ...{ document_id: id, kind, title: 'Bo', level: '', industry: '', revision: 1 },
      edited: '2026-11-20T12:00:00.000Z',
    },
  });

const save = () =>
  network.answer(savePart, (sent) => ({
    status: 'success' as const,
    message: '',
    key: keyOf(sent),
    revision: 2,
  }));

/** Opens a note, writes into it, and closes it again. */
async function writeNote(text: string) {
  const handle = handleOf(id, NOTES);
  handle.hold();
  await wait(100);
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The note is not open.');
  opening.store.edit({ type: 'write', text });
  await wait(2_000);
  handle.release();
  await wait(100);
}

it('[HO8] a kind that is a line of the registry alone has drafts that are kept, listed and sent', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serve('note');
  await writeNote('Call Bo');
  expect(Object.keys(localStorage).map((name) => name.split('|').at(-1))).toEqual(['note/note']);
  expect(listWaitingDocuments(KINDS)).toMatchObject([
    { documentId: id, kind: NOTES, name: 'Bo', keys: ['note'] },
  ]);
  // A release that does not know the kind leaves it where it is.
  expect(listWaitingDocuments(draftKindsOf(SECTIONS))).toEqual([]);
  expect(readLeftDrafts({ owner: 'guest', documentId: id }, NOTES).document).toEqual({
    note: 'Call Bo',
  });

  save();
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(network.sentTo(savingOf('note')).at(-1)?.headers.get('if-match')).toBe('"1"');
  const before = network.sentTo(savingOf('note')).length;
  await sendLeftDrafts(true, KINDS);
  await wait(1_000);
  expect(network.sentTo(savingOf('note')).slice(before)).toMatchObject([
    { body: { content: { text: 'Call Bo' }, schema: 1 } },
  ]);
  expect(listWaitingDocuments(KINDS)).toEqual([]);
});

it('drafts of any kind are erased with a log out', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serve('note');
  await writeNote('Call Bo');
  eraseDrafts(localStorage, { id: 'ada', documentIds: [id] });
  expect(Object.keys(localStorage)).toEqual([]);
});

it('a letter that is begun offline shows the head of its resume’s copy, and is made with its base before its first save', async () => {
  expectPrinted('A document that was begun offline could not be made on the server. NetworkError');
  const contact = { fullName: 'Ada King' };
  await keepDocument(
    { owner: 'guest', documentId: BASE },
    {
      document: { title: 'Bridges', level: '', industry: '', revision: 1 },
      parts: [{ key: 'contact', schema: 1, content: contact, revision: 3 }],
    },
  );
  const kind = { kind: LETTER.kind, ...(LETTER.follows && { follows: LETTER.follows }) };
  await askToCreate({ title: 'To Acme', id, base: BASE, kind });
  expect(await listKeptDocuments('guest', SECTIONS)).toMatchObject([
    { documentId: id, kind: 'letter', about: { title: 'To Acme' } },
    { documentId: BASE, kind: 'resume' },
  ]);

  const handle = handleOf(id, LETTERS);
  handle.hold();
  await wait(100);
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The letter is not open.');
  const letter = (): Letter => opening.store.get().draft.document;
  expect(letter().contact.fullName).toBe('Ada King');
  opening.store.edit({ type: 'set-body-text', text: 'I build.' });

  network.answer(createDocument, { status: 'success' as const, message: '', document_id: id });
  serve('letter', BASE);
  save();
  opening.store.saveAll();
  await wait(20_000);
  expect(network.sentTo(createDocument).at(-1)?.body).toMatchObject({
    ...{ kind: 'letter', title: 'To Acme', base: BASE, document_id: id },
  });
  expect(network.sentTo(savingOf('body')).at(-1)?.body).toMatchObject({
    content: { blocks: [{ text: 'I build.' }] },
  });
  handle.release();
  await wait(100);
  const copy = await findKeptDocument({ owner: 'guest', documentId: id }, SECTIONS);
  expect(copy?.document).toMatchObject({ kind: 'letter', base: BASE });
});

it('a document asked for as one of another kind keeps its copy', async () => {
  const place = { owner: 'guest', documentId: id };
  const about = { title: 'Bridges', level: '', industry: '', revision: 1 };
  await keepDocument(place, { document: about, parts: [] });
  serve('resume');
  const handle = handleOf(id, LETTERS);
  handle.hold();
  await wait(100);
  expect(handle.get().status).toBe('refused');
  expect(await findKeptDocument(place, SECTIONS)).toBeDefined();
  handle.release();
});

import { randomUUID } from 'node:crypto';
import { getDocument, recordAiUse } from '@shortlist/contracts';
import { type EntryId, type ResumeId, SECTIONS, textOf } from '@shortlist/model';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork, savingOf } from '../../network.test-support.ts';
import { draftKindsOf } from '../draft-kinds.ts';
import { handleOf } from '../opening/open-document.ts';
import { resumeWithoutEntries } from '../resume-draft/model-server.test-support.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import type { PartKey, PartValue } from '../resume-draft/resume-types.ts';
import { wholeDocument } from '../server/whole-document.test-support.ts';
import { RELOAD_MS } from '../storage/draft-changes.ts';
import { createDraftDisk, listAllDrafts } from '../storage/draft-disk.ts';
import { orphanedPage } from '../storage/draft-places.ts';
import { listAllUses } from '../storage/use-disk.ts';
import { thisPage } from '../tabs/this-page.ts';
import { readReport } from './draft-reports.ts';
import { sendLeftDrafts } from './draft-sender.ts';

const SAVED = { status: 'success', message: '', key: '', revision: 2 } as const;

let network: Network;
let id: ResumeId;
let opened = 0;
// What is loaded at its first use takes real time, which no test's clock waits for.
beforeAll(() => import('../storage/copy-document.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  network = openNetwork();
  opened += 1;
  id = `0b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}` as ResumeId;
});
afterEach(async () => {
  await wait(60_000);
  vi.useRealTimers();
  localStorage.clear();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const drafts = () => listAllDrafts(() => localStorage, draftKindsOf(SECTIONS));

const diskOf = (page: string, owner = 'guest') =>
  createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => localStorage,
    documentId: id,
    owner,
    page,
  });

/** Leaves a draft as a page that was closed before it could send it. */
function leave(
  key: PartKey,
  value: PartValue,
  { owner = 'guest', base = 1, page = 'left-x' } = {},
) {
  diskOf(page, owner).write(key, { value, base, attempts: [], at: 1 });
}

/** A use of AI Write that a closed page could not send. */
function leaveUse(page = 'left-x') {
  const callId = randomUUID();
  diskOf(page).uses.write(callId, { list: 'experience', id: 'x1' as EntryId });
  return callId;
}
const uses = () => listAllUses(() => localStorage);

function serve(summary = '') {
  const resume = resumeWith({ summary }, resumeWithoutEntries());
  const answer = wholeDocument(id, resume, { summary: summary === '' ? 1 : 2 });
  const document = { ...answer.document, title: 'For Galley' };
  network.answer(getDocument, { ...answer, document });
}

it('[ST1] sends what a closed page left, without any screen, and forgets it', async () => {
  serve();
  network.answer(savingOf('summary'), SAVED);
  leave('summary', 'mine');
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(network.sentTo(savingOf('summary')).map(({ body }) => body)).toEqual([
    { content: { text: 'mine' }, schema: 1 },
  ]);
  expect(drafts()).toEqual([]);
});

it('[ST1] goes on trying until the server answers, in reading and in saving', async () => {
  expectPrinted(
    'The document could not be loaded. NetworkError',
    'A part of the document could not be saved. NetworkError',
  );
  leave('summary', 'mine');
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(5_000);
  expect(readReport(id)).toEqual({
    kind: 'trying',
    text: { code: 'drafts.notSaved', params: { why: { code: 'drafts.unreachable' } } },
  });
  serve();
  await wait(40_000);
  expect(network.sentTo(savingOf('summary')).length).toBeGreaterThan(0);
  expect(readReport(id)?.kind).toBe('trying');
  network.answer(savingOf('summary'), SAVED);
  await wait(20_000);
  expect(drafts()).toEqual([]);
  expect(readReport(id)).toBeUndefined();
});

it('[ST1] keeps and reports what the person must settle, and tries it once', async () => {
  serve('theirs');
  network.answer(savingOf('skills'), SAVED);
  leave('summary', 'mine');
  leave('skills', 'Ropes');
  leave('contact', { ...resumeWithoutEntries().contact, email: 'ada@' });
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(2_000);
  expect(network.sentTo(savingOf('skills'))).toHaveLength(1);
  expect(
    drafts()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['contact', 'summary']);
  expect(readReport(id)).toEqual({
    kind: 'stays',
    text: { code: 'drafts.notSaved', params: { why: { code: 'drafts.conflict' } } },
  });
  expect(drafts().map(({ record }) => record.resumeName)).toEqual(['For Galley', 'For Galley']);

  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(2_000);
  const readings = network.sentTo(getDocument).length;
  for (let time = 0; time < 3; time += 1) {
    await sendLeftDrafts(true, draftKindsOf(SECTIONS));
    await wait(2_000);
  }
  expect(network.sentTo(getDocument)).toHaveLength(readings);
  expect(network.sentTo(savingOf('contact'))).toEqual([]);
});

it('[ST1] says when the server knows nobody here, and tries again once somebody is back', async () => {
  expectPrinted('The document could not be loaded. ApiError: Your session has ended.');
  network.refuse(getDocument, 'no_session', 'Your session has ended.');
  leave('summary', 'mine');
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(readReport(id)?.kind).toBe('no-session');
  await sendLeftDrafts(false, draftKindsOf(SECTIONS));
  expect(network.sentTo(getDocument)).toHaveLength(1);

  serve();
  network.answer(savingOf('summary'), SAVED);
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(drafts()).toEqual([]);
});

it('[ST1] never sends, nor asks about, the drafts of another account', async () => {
  serve();
  leave('summary', 'mine', { owner: 'u1' });
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(network.sentTo(getDocument)).toEqual([]);
  expect(drafts().map(({ owner }) => owner)).toEqual(['u1']);
});

it('[ST1] leaves what a page may still have open to that page', async () => {
  serve();
  // Without Web Locks nothing tells a page that was closed from one that is open.
  leave('summary', 'mine', { page: 'another-tab' });
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(network.sentTo(getDocument)).toEqual([]);
});

it.each([
  ['another tab, which may only be reloading, for as long as that takes', 'another-tab', 0],
  ['a screen of this one, at once', thisPage.id, 1],
])('[ED19] takes what has just been left by %s', async (_, page, atOnce) => {
  serve();
  network.answer(savingOf('summary'), SAVED);
  leave('summary', 'mine', { page: orphanedPage(`${Date.now()}-${page}`) });
  for (const [pause, sent] of [
    [0, atOnce],
    [RELOAD_MS, 1],
  ] as const) {
    await wait(pause);
    await sendLeftDrafts(true, draftKindsOf(SECTIONS));
    await wait(1_000);
    expect(network.sentTo(savingOf('summary'))).toHaveLength(sent);
  }
  expect(drafts()).toEqual([]);
});

it('[ST1] goes on with what a screen leaves behind, which any page may then take', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serve();
  const handle = handleOf(id, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The resume did not open.');
  opening.store.edit({ type: 'set-text', kind: 'summary', text: 'mine' });
  handle.release();
  await wait(2_000);
  expect(drafts().map(({ page }) => page.startsWith('left-'))).toEqual([true]);

  network.answer(savingOf('summary'), SAVED);
  await sendLeftDrafts(false, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(drafts()).toEqual([]);
});

it('[ST1] tries at once when the line is back, however long it was away', async () => {
  expectPrinted('The document could not be loaded. NetworkError');
  leave('summary', 'mine');
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(62_000);
  serve();
  network.answer(savingOf('summary'), SAVED);
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(1_000);
  expect(network.sentTo(savingOf('summary'))).toHaveLength(1);
});

it('[ST1] shows a screen that opens an unreachable resume another try, and never replaces what it edits', async () => {
  expectPrinted(
    'The document could not be loaded. NetworkError',
    'A part of the document could not be saved. NetworkError',
  );
  leave('summary', 'mine');
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(32_000);
  // What is read is answered again, what is saved is not yet: the sender goes on.
  serve();
  const handle = handleOf(id, resumeKindOf(SECTIONS));
  handle.hold();
  expect(handle.get().status).toBe('loading');
  await wait(100);
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The resume did not open.');
  opening.store.edit({ type: 'set-text', kind: 'skills', text: 'typing' });
  handle.retry();
  await wait(60_000);
  expect(handle.get()).toBe(opening);
  expect(textOf(opening.store.get().draft.document, 'skills')).toBe('typing');
  handle.release();
});

it('[ST1] takes what another tab left into the resume that is open here, beside what is typed in it', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  serve();
  const handle = handleOf(id, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The resume did not open.');
  opening.store.edit({ type: 'set-text', kind: 'skills', text: 'Ropes' });
  leave('summary', 'theirs');
  leave('skills', 'Knots');
  await sendLeftDrafts(false, draftKindsOf(SECTIONS));
  await wait(1_000);
  const { document, conflicts } = opening.store.get().draft;
  expect([textOf(document, 'summary'), textOf(document, 'skills')]).toEqual(['theirs', 'Ropes']);
  expect(conflicts).toMatchObject(new Map([['skills', { value: 'Knots', isCompeting: true }]]));
  expect(drafts().filter(({ page }) => page === 'left-x')).toEqual([]);

  network.answer(savingOf('summary'), SAVED);
  network.answer(savingOf('skills'), SAVED);
  opening.store.keepMine('skills');
  await wait(20_000);
  expect(drafts()).toEqual([]);
  expect(network.sentTo(savingOf('summary')).at(-1)?.body).toMatchObject({
    content: { text: 'theirs' },
  });
  expect(network.sentTo(savingOf('skills')).at(-1)?.body).toMatchObject({
    content: { text: 'Ropes' },
  });
  handle.release();
});

it('[HO3] sends a use that a closed page left, again until it is answered, and forgets it', async () => {
  expectPrinted('A use of AI Write could not be counted. NetworkError');
  serve();
  const callId = leaveUse();
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(5_000);
  expect(uses()).toHaveLength(1);
  expect(readReport(id)?.kind).toBe('trying');
  network.answer(recordAiUse, { status: 'success', message: '', aiUsesLeft: 2 });
  await wait(20_000);
  expect(uses()).toEqual([]);
  expect(readReport(id)).toBeUndefined();
  const sent = network.sentTo(recordAiUse).map(({ url, body }) => [url, body]);
  expect(new Set(sent.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify([`/api/documents/${id}/ai-uses/${callId}`, { entryId: 'x1' }])]),
  );
  expect(sent.length).toBeGreaterThan(1);
});

it('[HO3] gives up a use of an entry, and of a resume, that the server does not have', async () => {
  expectPrinted(
    'A use of AI Write could not be counted. ApiError: There is no such entry.',
    'The document could not be loaded. ApiError: There is no such resume.',
  );
  serve();
  network.refuse(recordAiUse, 'not_found', 'There is no such entry.');
  leaveUse();
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(2_000);
  expect(uses()).toEqual([]);

  network.refuse(getDocument, 'not_found', 'There is no such resume.');
  leaveUse();
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(2_000);
  expect(uses()).toEqual([]);
});

it('[HO3] keeps a use over a session that has ended', async () => {
  expectPrinted('The document could not be loaded. ApiError: Your session has ended.');
  network.refuse(getDocument, 'no_session', 'Your session has ended.');
  leaveUse();
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await wait(2_000);
  expect(uses()).toHaveLength(1);
});

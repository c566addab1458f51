import { changeDocument, getDocument } from '@shortlist/contracts';
import { type ResumeId, SECTIONS } from '@shortlist/model';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork, savingOf } from '../../network.test-support.ts';
import { draftKindsOf } from '../draft-kinds.ts';
import { handleOf } from '../opening/open-document.ts';
import { resumeWithoutEntries } from '../resume-draft/model-server.test-support.ts';
import { resumeKindOf } from '../resume-draft/resume-model.ts';
import { wholeDocument } from '../server/whole-document.test-support.ts';
import { putWaitingName } from '../storage/keep-names.ts';
import { findWaitingName } from '../storage/waiting-names.ts';
import { readReport } from './draft-reports.ts';
import { sendLeftDrafts } from './draft-sender.ts';
import { settleDocument } from './settle-document.ts';

let network: Network;
let id: ResumeId;
let opened = 0;
// What is loaded at its first use takes real time, which no test's clock waits for.
beforeAll(() =>
  Promise.all([import('../storage/copy-document.ts'), import('../server/prepare-document.ts')]),
);
beforeEach(() => {
  vi.useFakeTimers();
  network = openNetwork();
  opened += 1;
  id = `4b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}` as ResumeId;
});
afterEach(async () => {
  await wait(60_000);
  vi.useRealTimers();
  localStorage.clear();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const send = () => sendLeftDrafts(true, draftKindsOf(SECTIONS));
const serve = () => network.answer(getDocument, wholeDocument(id, resumeWithoutEntries()));
const RENAMED = { status: 'success', message: '', revision: 2 } as const;

/** Leaves a name that was given while the server did not answer. */
const leaveName = (title = 'Weaver', at = 1) =>
  putWaitingName({
    ...{ owner: 'guest', documentId: id, kind: 'resume', at, basedOn: 1 },
    about: { title, level: '', industry: '' },
  });
const namesSent = () =>
  network
    .sentTo(changeDocument)
    .map(({ body, headers }) => [Object(body).title, headers.get('If-Match')]);
const elsewhere = (title: string, revision = 4) => {
  const { document } = wholeDocument(id, resumeWithoutEntries());
  return { revision, current: { ...document, title, revision } };
};

it('[ST1] sends a name that waits, based on the one that it was typed over, and forgets it', async () => {
  serve();
  network.answer(changeDocument, RENAMED);
  leaveName();
  await send();
  await wait(1_000);
  expect(namesSent()).toEqual([['Weaver', '"1"']]);
  expect(findWaitingName(id)).toBeUndefined();
  expect(readReport(id)).toBeUndefined();
});

it('[ST1] goes on trying a name until the server answers, also of a document that is open here, and saves the rest meanwhile', async () => {
  expectPrinted('A document could not be given its new name. ApiError: Busy.');
  serve();
  const saved = { status: 'success', message: '', key: 'summary', revision: 2 } as const;
  network.answer(savingOf('summary'), saved);
  network.refuse(changeDocument, 'overload', 'Busy.');
  const handle = handleOf(id, resumeKindOf(SECTIONS));
  handle.hold();
  await wait(100);
  const opening = handle.get();
  if (opening.status !== 'open') throw new Error('The resume is not open.');
  leaveName();
  opening.store.edit({ type: 'set-text', kind: 'summary', text: 'mine' });
  await send();
  await wait(3_000);
  expect(opening.store.get().draft.unsaved.size).toBe(0);
  expect(readReport(id)?.kind).toBe('trying');
  network.answer(changeDocument, RENAMED);
  await wait(20_000);
  expect(findWaitingName(id)).toBeUndefined();
  expect(readReport(id)).toBeUndefined();
  handle.release();
});

it('[ST1] keeps a name that somebody else replaced meanwhile, says so, and asks once', async () => {
  serve();
  network.refuse(changeDocument, 'stale', 'Changed meanwhile.', elsewhere('Tailor'));
  leaveName();
  for (let time = 0; time < 3; time += 1) {
    await send();
    await wait(2_000);
  }
  expect(namesSent()).toHaveLength(1);
  expect(findWaitingName(id)).toMatchObject({
    about: { title: 'Weaver' },
    problem: { theirs: 'Tailor' },
  });
  expect(readReport(id)).toMatchObject({
    kind: 'stays',
    text: { params: { why: { code: 'drafts.renamedElsewhere', params: { name: 'Tailor' } } } },
  });
});

it('[ST1] keeps a name that the server refuses, with its words', async () => {
  expectPrinted('A document could not be given its new name. ApiError: That name is too long.');
  serve();
  network.refuse(changeDocument, 'invalid', 'That name is too long.');
  leaveName();
  await send();
  await wait(2_000);
  expect(findWaitingName(id)?.problem).toEqual({ refusal: 'That name is too long.' });
  expect(readReport(id)).toMatchObject({
    kind: 'stays',
    text: { params: { why: 'That name is too long.' } },
  });
});

it('[ST1] takes a name that the server has already for saved: the answer was lost', async () => {
  serve();
  network.refuse(changeDocument, 'stale', 'Changed meanwhile.', elsewhere('Weaver', 2));
  leaveName();
  await send();
  await wait(1_000);
  expect(findWaitingName(id)).toBeUndefined();
});

it('[ST1] sends a name that was typed while another was on its way, based on that', async () => {
  serve();
  const answering = new Promise<void>((resolve) => setTimeout(resolve, 500));
  network.answer(
    changeDocument,
    ({ body }) => ({
      ...{ status: 'success' as const, message: '' },
      revision: Object(body).title === 'Weaver' ? 2 : 3,
    }),
    answering,
  );
  leaveName();
  await send();
  await wait(100);
  leaveName('Dyer', 2);
  await wait(2_000);
  expect(namesSent()).toEqual([
    ['Weaver', '"1"'],
    ['Dyer', '"2"'],
  ]);
  expect(findWaitingName(id)).toBeUndefined();
});

it('[ST1] forgets the name of a document that the server does not have', async () => {
  expectPrinted(
    'A document could not be given its new name. ApiError: There is no such resume.',
    'The document could not be loaded. ApiError: There is no such resume.',
  );
  network.refuse(changeDocument, 'not_found', 'There is no such resume.');
  network.refuse(getDocument, 'not_found', 'There is no such resume.');
  leaveName();
  await send();
  await wait(1_000);
  expect(findWaitingName(id)).toBeUndefined();
});

it('[OC7] sends a name that waits before a copy of its document is made', async () => {
  serve();
  network.answer(changeDocument, RENAMED);
  leaveName();
  const settling = settleDocument(id, resumeKindOf(SECTIONS));
  await wait(5_000);
  expect(await settling).toBe(true);
  expect(namesSent()).toEqual([['Weaver', '"1"']]);
});

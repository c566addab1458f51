import {
  freezeSent,
  getDocument,
  getPursuit,
  getSentDocument,
  listDocuments,
  type Sent,
  savePart,
} from '@shortlist/contracts';
import { applyEdit, ResumeId, SECTIONS } from '@shortlist/model';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { withOpenDocument } from '#draft/opening/with-open-document.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { contentsSent, keyOf, type Network, openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { pursuit as PursuitPage } from '#pages/pursuits/pages.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { sendSendings } from './send-sendings.ts';

const ROUTES = [{ path: '/job_board/applications/:applicationId', element: <PursuitPage /> }];
const OK = { status: 'success' as const, message: '' };

let opened = 0;
const newId = () => {
  opened += 1;
  return ResumeId.parse(`5c9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}`);
};

/** A server with an application at Acme, a resume and a letter, which keeps what is sent. */
function serve() {
  const [application, resume, letter, other] = [newId(), newId(), newId(), newId()];
  const network = openNetwork();
  const stored = new Map<string, { content: Record<string, unknown>; revision: number }>(
    ['posting', 'state', 'next', 'notes', 'pay'].map((key) => [key, { content: {}, revision: 1 }]),
  );
  stored.set('posting', { content: { title: 'Baker', company: 'Acme' }, revision: 1 });
  let sent: Sent[] = [];
  const about = { level: '' as const, industry: '', revision: 1 };
  const listed = (document_id: ResumeId, kind: string, title: string) => ({
    ...{ document_id, kind, title, edited: '2026-05-03T12:00:00.000Z' },
    ...about,
  });
  network.answer(listDocuments, ({ url }) => ({
    ...OK,
    documents: url.includes('letter')
      ? [listed(letter, 'letter', 'To Acme')]
      : [listed(other, 'resume', 'General'), listed(resume, 'resume', 'For ACME')],
  }));
  network.answer(getPursuit, () => ({
    ...OK,
    data: {
      posting: posting(),
      state: { meaning: 'saved' as const, round: null, stage: '', reasons: [], since: '' },
      ...{ next: { what: '', due: '' }, notes: { text: '' }, people: [], interviews: [] },
      pay: { asked: NO_PAY, offered: NO_PAY },
      sent,
    },
  }));
  network.answer(getDocument, ({ url }) => {
    if (!url.endsWith(application)) return wholeDocument(resume, NOW);
    return {
      ...OK,
      document: listed(application, 'pursuit', 'Baker, Acme'),
      parts: [...stored].map(([key, part]) => ({ key, schema: 1, ...part })),
    };
  });
  network.answer(savePart, (given) => {
    const key = keyOf(given);
    const revision = (stored.get(key)?.revision ?? 0) + 1;
    stored.set(key, { content: Object(given.body).content, revision });
    return { ...OK, key, revision };
  });
  network.answer(getSentDocument, wholeDocument(resume, SAMPLE));
  network.answer(freezeSent, ({ body }) => {
    const kept = sentOf(resume, letter, Object(body).format);
    sent = [kept, ...sent];
    stored.set('state', { content: { meaning: 'applied' }, revision: 2 });
    return { ...OK, sent: kept };
  });
  return { network, application, resume, letter };
}

const NOW = applyEdit(
  SAMPLE,
  { type: 'set-text', kind: 'summary', text: 'Writes good programs.' },
  SECTIONS,
);
const NO_PAY = { amount: null, currency: '', per: 'year' as const };
const posting = () => ({
  ...{ company: 'Acme', title: 'Baker', location: '', url: '', text: '', source: '' },
  ...{ pay: '', lastDay: '' },
});
const sentOf = (resume: ResumeId, letter: ResumeId, format: Sent['format']): Sent => ({
  ...{ sent_id: '7d7a1a1e-3f1d-4c7e-9a00-000000000001', at: '2026-05-04T12:00:00.000Z', format },
  ...{ resume_id: resume, resume_title: 'For ACME', letter_id: letter, letter_title: 'To Acme' },
  tailored: false,
  score: { score: 72, matched: 18, total: 25, version: '1' },
  files: [
    { kind: 'resume', name: 'Ada resume.pdf', size: 9, sha256: '' },
    { kind: 'letter', name: 'Ada letter.pdf', size: 9, sha256: '' },
  ],
});

/** The names of sendings that wait in this browser. */
const waiting = () => Object.keys(localStorage).filter((name) => name.endsWith('/sending'));

let server: ReturnType<typeof serve>;
let network: Network;
beforeEach(() => {
  openBrowserCache();
  server = serve();
  network = server.network;
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
  localStorage.clear();
});

async function openForm() {
  const { user } = openAt(`/job_board/applications/${server.application}`, ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Mark as applied' }));
  const first = await screen.findByRole('combobox', { name: 'Resume' });
  expect(document.activeElement).toBe(first);
  return {
    user,
    mark: () => {
      const [button] = screen.getAllByRole('button', { name: 'Mark as applied' }).slice(-1);
      if (!button) throw new Error('There is no button.');
      return user.click(button);
    },
  };
}

it('[AP3] what is sent is kept with its files, and leads to what has changed since', async () => {
  const { mark } = await openForm();
  // Those that are named after the company come first.
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Resume' }).value).toBe(
    server.resume,
  );
  await mark();
  const link = await screen.findByRole('link', { name: 'Download For ACME' });
  expect(link.getAttribute('href')).toBe(
    `/api/applications/${server.application}/files/resume?sent=7d7a1a1e-3f1d-4c7e-9a00-000000000001`,
  );
  expect(screen.getByText(/Score 72, 18 of 25 keywords/u)).toBeTruthy();
  expect(network.sentTo(freezeSent).map(({ body }) => body)).toEqual([
    {
      ...{ client_id: expect.any(String), format: 'pdf', day: expect.stringMatching(/^20/u) },
      ...{ resume_id: server.resume, letter_id: server.letter },
    },
  ]);
  const changed = await screen.findByRole('link', { name: 'Changed since you sent it: 1' });
  expect(changed.getAttribute('href')).toContain(`/resume/${server.resume}/compare?with=sent.`);
  expect(await screen.findByRole('button', { name: 'Add what you sent' })).toBeTruthy();
  expect(localStorage.length).toBe(0);
});

it('[AP3] without the server the state changes at once, and the files are kept once it is back', async () => {
  network.cut(freezeSent);
  const { mark } = await openForm();
  await mark();
  expect(await screen.findByText('Files are kept when you are online.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Applied' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
  const [first] = network.sentTo(freezeSent);

  const kept = sentOf(server.resume, server.letter, 'pdf');
  network.answer(freezeSent, { ...OK, sent: kept });
  await sendSendings();
  await waitFor(() => expect(screen.queryByText('Files are kept when you are online.')).toBeNull());
  expect(network.sentTo(freezeSent).map(({ body }) => Object(body).client_id)).toEqual([
    Object(first?.body).client_id,
    Object(first?.body).client_id,
  ]);
});

it('[AP3] what the server does not have as it is here is named, and nothing is kept', async () => {
  expectPrinted('A part of the document could not be saved. ApiError: This is refused.');
  network.refuse(savePart, 'invalid', 'This is refused.');
  await withOpenDocument(server.resume, resumeKindOf(SECTIONS), async (draft) => {
    draft.edit({ type: 'set-text', kind: 'summary', text: 'Mine.' });
    draft.saveAll();
    await draft.whenIdle();
  });
  const { user, mark } = await openForm();
  await mark();
  const link = await screen.findByRole('link', { name: 'For ACME' }, { timeout: 9000 });
  expect(link.getAttribute('href')).toBe(`/resume/${server.resume}/contact`);
  expect(screen.getByText('Save these first. Nothing was kept.')).toBeTruthy();
  expect(network.sentTo(freezeSent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(waiting()).toEqual([]));
}, 15_000);

it('[AP3] a refusal is said in the form, which stays, and nothing waits once that is closed', async () => {
  network.refuse(freezeSent, 'too_large', 'What you sent takes up 30 MB.');
  const { user, mark } = await openForm();
  await mark();
  expect(await screen.findByText('What you sent takes up 30 MB.')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Resume' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(waiting()).toEqual([]));
});

it('[AP3] what is refused after the form was closed is said on the page until it is given up', async () => {
  const { fetch } = globalThis;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.refuse(freezeSent, 'too_large', 'What you sent takes up 30 MB.');
  globalThis.fetch = async (input, init) => {
    if (String(input).endsWith('/sent')) await asked;
    return fetch(input, init);
  };
  const { user, mark } = await openForm();
  await mark();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  answer();
  expect(await screen.findByText('What you sent takes up 30 MB.')).toBeTruthy();
  expect(waiting()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Forget it' }));
  expect(waiting()).toEqual([]);
  expect(screen.queryByText('What you sent takes up 30 MB.')).toBeNull();
});

it('[AP3] a storage without room is in the way of waiting alone', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  onTestFinished(() => setItem.mockRestore());
  const { mark } = await openForm();
  await mark();
  expect(await screen.findByRole('link', { name: 'Download For ACME' })).toBeTruthy();
});

it('[AP3] resumes that could not be listed are no reason to say that there are none', async () => {
  expectPrinted('Could not be fetched');
  network.answerRaw(listDocuments, 502, 'Bad gateway');
  const { user } = openAt(`/job_board/applications/${server.application}`, ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Mark as applied' }));
  expect(await screen.findByText(/^Your resumes could not be loaded/u)).toBeTruthy();
  expect(screen.queryByText('You have no resume to send yet.')).toBeNull();
});

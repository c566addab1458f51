import { getDocument, getToken, listDocuments, signIn, signOut } from '@shortlist/contracts';
import { SECTIONS } from '@shortlist/model';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleOf } from '#draft/opening/open-document.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { createDraftDisk } from '#draft/storage/draft-disk.ts';
import { keepDocument, listCopies } from '#draft/storage/kept-documents.ts';
import { findReview, keepReview } from '#platform/reviews/kept-reviews.ts';
import { hasDraftsOf } from '#platform/storage/draft-names.ts';
import { foldNotes, setAsideNotes } from '#platform/storage/entry-notes.ts';
import { openIndexedDb } from '#platform/storage/indexed-db.test-support.ts';
import { findPicture, keepPicture } from '#platform/storage/kept-pictures.ts';
import { eraseCopiesOfOthers } from '#platform/storage/personal-copies.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { refreshToken } from '#session/use-session.ts';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp, tokenOf } from '../../open-app.test-support.tsx';
import { openList } from '../resumes/resumes.test-support.tsx';
import { entered, openAccountPages } from './account.test-support.tsx';

const OWNERS = ['u1', 'u2', 'guest'];
const pictureOf = (owner: string) => ({ owner, documentId: `r-${owner}`, edited: '', build: '' });

const NOTED = { owner: 'u1', resumeId: 'r1' };
const NOTES = { e1: { employer: 'Acme' } };

let network: Network;
beforeEach(async () => {
  network = openNetwork();
  openBrowserCache();
  for (const owner of OWNERS) {
    await keepDocument({ owner, documentId: 'r1' }, { of: owner });
    await keepPicture(pictureOf(owner), new Blob(['a picture']));
  }
});
afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
});

/** Lists the owners whose resumes, and pictures of them, this browser keeps. */
async function owners(): Promise<string[][]> {
  const found = await Promise.all(
    OWNERS.map(async (owner) => ({
      owner,
      hasCopy: (await listCopies(owner)).length > 0,
      hasPicture: (await findPicture(pictureOf(owner))) !== undefined,
    })),
  );
  const kept = (has: 'hasCopy' | 'hasPicture') =>
    found.filter((each) => each[has]).map(({ owner }) => owner);
  return [kept('hasCopy'), kept('hasPicture')];
}

const untilKept = (...kept: string[]) =>
  waitFor(async () => expect(await owners()).toEqual([kept, kept]));

/** An edit of `owner` that the server has not. */
const writeUnsent = (owner: string) =>
  createDraftDisk({
    kind: resumeKindOf(SECTIONS),
    storage: () => localStorage,
    documentId: 'r1',
    owner,
    page: 'closed',
  }).write('summary', { value: 'mine', base: 1, attempts: [], at: 1 });

it('[OP4] copies of others go when somebody logs in', async () => {
  setAsideNotes.change({ ...NOTED, owner: 'u2' }, NOTES);
  setAsideNotes.change(NOTED, NOTES);
  network.answer(signIn, entered());
  const { user } = openAccountPages('/login');
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await untilKept('u1');
  expect(setAsideNotes.read({ ...NOTED, owner: 'u2' })).toEqual({});
  expect(setAsideNotes.read(NOTED)).toEqual(NOTES);
});

it('[OP4] notes of a guest’s resumes go along to the account that takes the resumes', async () => {
  setAsideNotes.change({ owner: 'guest', resumeId: 'r2' }, NOTES);
  setAsideNotes.change({ owner: 'u1', resumeId: 'r2' }, { e2: { employer: 'Zenith' } });
  setAsideNotes.change(NOTED, NOTES);
  await eraseCopiesOfOthers('u1');
  const both = { ...NOTES, e2: { employer: 'Zenith' } };
  expect(setAsideNotes.read({ owner: 'u1', resumeId: 'r2' })).toEqual(both);
  expect(setAsideNotes.read(NOTED)).toEqual(NOTES);
  expect(setAsideNotes.read({ owner: 'guest', resumeId: 'r2' })).toEqual({});
});

it('[OP4] copies of others go where the cookie turns out to be somebody else’s than the token', async () => {
  localStorage.setItem('token', tokenOf());
  network.answer(getToken, { token: tokenOf(4_102_444_800, 'u2') });
  await refreshToken();
  await untilKept('u2');
});

it('[OP4] one’s own copies go when the server says at the start that the session has ended', async () => {
  setAsideNotes.change(NOTED, NOTES);
  expectPrinted('The token was not refreshed. ApiError: Log in.');
  localStorage.setItem('token', tokenOf());
  network.refuse(getToken, 'no_session', 'Log in.');
  await refreshToken();
  await untilKept('u2', 'guest');
  expect(setAsideNotes.read(NOTED)).toEqual({});
});

it('[OP4] one’s own copies stay while something is unsent, and while the server is away', async () => {
  expectPrinted(
    'The token was not refreshed. ApiError: Log in.',
    'Could not be fetched: resumes NetworkError',
  );
  writeUnsent('u1');
  localStorage.setItem('token', tokenOf());
  network.refuse(getToken, 'no_session', 'Log in.');
  await refreshToken();
  expect(localStorage.getItem('token')).toBeNull();
  network.cut(listDocuments);
  openList();
  await screen.findAllByText(/could not be/u);
  await untilKept(...OWNERS);
});

it('[OP4] a guest’s copies go when the list says that the session has ended', async () => {
  expectPrinted('Could not be fetched: resumes ApiError: Log in.');
  network.refuse(listDocuments, 'no_session', 'Log in.');
  openList();
  await untilKept('u1', 'u2');
});

it('[OP4] everything but drafts goes with the session that has ended, once it is left', async () => {
  openIndexedDb();
  const about = { owner: 'u1', schema: 1, fileName: 'cv.pdf', at: Date.now(), state: {}, count: 0 };
  await keepReview({ ...about, id: 'v1' }, { read: {}, document: undefined });
  foldNotes.change(NOTED, { e1: true });
  setAsideNotes.change(NOTED, { e1: { endDate: 'Jan 2024' } });
  writeUnsent('u1');
  network.refuse(listDocuments, 'no_session', 'Log in.');
  network.answer(signOut, { success: true });
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Start anew' }));
  await untilKept();
  expect(await findReview('v1')).toBeUndefined();
  expect([foldNotes.read(NOTED), setAsideNotes.read(NOTED)]).toEqual([{}, {}]);
  expect(hasDraftsOf('u1')).toBe(true);
});

it('[OP4] a guest’s copies go when an opened resume says that the session has ended', async () => {
  expectPrinted('The document could not be loaded. ApiError: Log in.');
  network.refuse(getDocument, 'no_session', 'Log in.');
  const handle = handleOf('0b9c5a1e-3f1d-4c7e-9a00-000000000001', resumeKindOf(SECTIONS));
  handle.hold();
  await untilKept('u1', 'u2');
  handle.release();
});

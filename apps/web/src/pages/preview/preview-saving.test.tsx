import { getDocument, signIn } from '@shortlist/contracts';
import {
  type PaperSection,
  type ResumeId,
  SECTIONS,
  shownSections,
  withPaperOrder,
} from '@shortlist/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { savingOf } from '#network.test-support.ts';
import { SAMPLE, SAMPLE_PARTS } from '#paper/sample-resume.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { tokenOf } from '../../open-app.test-support.tsx';
import {
  closeEditor,
  documentAnswer,
  openPreview,
  saved,
} from '../editor/open-editor.test-support.tsx';

const ORDER = savingOf('section_order');
const FIRST = shownSections(SAMPLE, SECTIONS);
/** The order in which somebody else has put the first section last. */
const THEIRS = [...FIRST.slice(1), ...FIRST.slice(0, 1)] as PaperSection[];

afterEach(closeEditor);

// Behind a dialog the line is hidden from the tree.
const status = () => screen.getByRole('status', { name: 'Save status', hidden: true }).textContent;
const handles = () =>
  screen
    .getAllByRole('button', { name: /^Reorder/, hidden: true })
    .map((each) => each.getAttribute('aria-label')?.replace('Reorder ', '').toLowerCase());

/** Puts the first section second, by keyboard. */
async function moveFirstDown(user: Awaited<ReturnType<typeof openPreview>>['user']) {
  screen.getAllByRole('button', { name: /^Reorder/ })[0]?.focus();
  await user.keyboard(' {ArrowDown} ');
}

/** Returns what the server has once somebody else has saved that order. */
const othersAnswer = (resumeId: ResumeId) =>
  documentAnswer(resumeId, withPaperOrder(SAMPLE, THEIRS, SECTIONS), { section_order: 2 });

it('[ST5] says that the order is saved, or why it is not', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  const { network, user } = await openPreview(SAMPLE_PARTS);
  expect(status()).toBe('Saved');
  network.cut(ORDER);
  await moveFirstDown(user);
  await waitFor(() => expect(status()).toBe('Not saved yet: no connection. Trying again…'));
  network.answer(ORDER, saved);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(status()).toBe('Saved'));
});

it('[ST5] asks to log in over the paper when the session has ended, and saves the order then', async () => {
  localStorage.setItem('token', tokenOf());
  const { network, user } = await openPreview(SAMPLE_PARTS);
  network.refuse(ORDER, 'no_session', 'Your session has ended.');
  await moveFirstDown(user);
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  network.answer(signIn, {
    token: tokenOf(),
    user: { id: 'u1', name: 'Ada', email: 'ada@example.com', emailVerified: true },
    claimed: null,
  });
  network.answer(ORDER, saved);
  await user.type(within(dialog).getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(status()).toBe('Saved'));
});

it('[ST5] asks which order stands when another window has saved one meanwhile', async () => {
  const { network, user, resumeId } = await openPreview(SAMPLE_PARTS);
  network.answer(getDocument, othersAnswer(resumeId));
  network.refuse(ORDER, 'stale', 'Changed meanwhile.', {
    ...{ key: 'section_order', schema: 1, revision: 2 },
    current: { ids: THEIRS },
  });
  await moveFirstDown(user);
  const notice = await screen.findByRole('region', { name: 'Changed in two places' });
  expect(status()).toContain('changed in two places');
  await user.click(within(notice).getByRole('button', { name: 'Compare' }));
  await user.click(within(notice).getByRole('button', { name: /^Take theirs/ }));
  await waitFor(() => expect(handles().at(-1)).toBe(FIRST[0]));
  expect(status()).toBe('Saved');
});

it('[ST5] shows the order that another window has saved, once this one is looked at again', async () => {
  const { network, resumeId } = await openPreview(SAMPLE_PARTS);
  expect(handles()).toEqual(FIRST);
  network.answer(getDocument, othersAnswer(resumeId));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(handles().at(-1)).toBe(FIRST[0]));
});

it('[ST5] says that the resume was deleted elsewhere, and gives its words to take along', async () => {
  expectPrinted('The document could not be loaded. ApiError: Not found.');
  const { network, user } = await openPreview(SAMPLE_PARTS);
  network.refuse(ORDER, 'not_found', 'Not found.');
  network.refuse(getDocument, 'not_found', 'Not found.');
  await moveFirstDown(user);
  const dialog = await screen.findByRole('dialog', { name: 'This was deleted elsewhere' });
  expect(within(dialog).getByLabelText('What it says')).toHaveProperty(
    'value',
    expect.stringContaining(SAMPLE.contact.fullName),
  );
});

it('[ST5] keeps the page, and asks before it is closed, while the browser’s storage is full', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  const { network, user, router } = await openPreview(SAMPLE_PARTS);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  network.cut(ORDER);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await moveFirstDown(user);
  await waitFor(() => expect(status()).toContain('this page open'));
  expect(isAsked()).toBe(true);

  // On another page of the app the edit is still only in this tab.
  await act(() => router.navigate('/resume'));
  await screen.findByRole('heading', { name: 'Resumes' });
  expect(isAsked()).toBe(true);
  network.answer(ORDER, saved);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(network.sentTo(ORDER).at(-1)?.body).toEqual({
    content: { ids: [FIRST[1], FIRST[0], ...FIRST.slice(2)] },
    schema: 1,
  });
});

import { duplicateResume, listDocuments } from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp } from '../../../open-app.test-support.tsx';
import { listOf, openList, resumeOf } from '../resumes.test-support.tsx';

const DESIGNER = resumeOf('Designer', 4);
const COPY = resumeOf('Copy of Designer', 5);
const COPIED = {
  status: 'success',
  message: '',
  resume_id: COPY.document_id,
  resume_name: COPY.title,
} as const;

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(listDocuments, listOf(DESIGNER));
});
afterEach(closeApp);

async function duplicate() {
  const app = openList();
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Designer' }));
  network.answer(listDocuments, listOf(COPY, DESIGNER));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  return app;
}

const submissions = () =>
  network
    .sentTo(duplicateResume)
    .map(({ body }) => (body as { submissionId: string }).submissionId);

it('[OC7] puts a copy into the list, with the focus, and offers to open it', async () => {
  network.answer(duplicateResume, COPIED);
  const { user, address } = await duplicate();
  const copy = await screen.findByRole('link', { name: 'Copy of Designer' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
  expect(network.sentTo(duplicateResume)).toMatchObject([
    { url: `/api/documents/${DESIGNER.document_id}/duplicate` },
  ]);
  const notice = await screen.findByText(/Copy of Designer.* is in your list\.$/);
  expect(notice).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(address()).toBe(`/resume/${COPY.document_id}/contact`);
  expect(screen.getByText('Editor of Copy of Designer')).toBeTruthy();
});

it('[OC7] asks to try again where the server was not reached, and makes one copy', async () => {
  expectPrinted('A resume could not be duplicated. NetworkError');
  network.cut(duplicateResume);
  const { user } = await duplicate();
  const question = await screen.findByRole('alertdialog', {
    name: /Designer.* was not duplicated/,
  });
  expect(question.textContent).toContain('The server could not be reached.');
  network.answer(duplicateResume, COPIED);
  await user.click(within(question).getByRole('button', { name: 'Try again' }));
  await screen.findByText(/is in your list/);
  expect(submissions()).toHaveLength(2);
  expect(new Set(submissions()).size).toBe(1);
});

it.each([
  {
    it: 'the session has ended',
    code: 'no_session',
    text: 'Your session has ended.',
  },
  {
    it: 'there are too many',
    code: 'invalid',
    text: 'You have 200 resumes, the most there can be.',
  },
] as const)('[OC7] says why there is no copy: $it', async ({ code, text }) => {
  expectPrinted(`A resume could not be duplicated. ApiError: ${text}`);
  network.refuse(duplicateResume, code, text);
  const { user } = await duplicate();
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(text);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(/is in your list/)).toBeNull();
});

import { duplicateResume, getDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { contentsSent, savingOf } from '#network.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import {
  closeEditor,
  documentAnswer,
  openEditor,
  openSavingNetwork,
} from './open-editor.test-support.tsx';

afterEach(closeEditor);

const COPY_ID = '0b9c5a1e-3f1d-4c7e-9a00-00000000c091' as ResumeId;

async function editAndDuplicate(network = openSavingNetwork()) {
  network.answer(duplicateResume, {
    status: 'success',
    message: '',
    resume_id: COPY_ID,
    resume_name: 'Copy of Staff engineer',
  });
  const app = await openEditor({ section: 'summary', network });
  await app.user.type(screen.getByLabelText('Summary'), 'Calm');
  network.answer(
    getDocument,
    documentAnswer(COPY_ID, resumeWith({ summary: 'Calm' }, resumeWithoutEntries())),
  );
  await app.user.click(screen.getByRole('button', { name: 'Staff engineer' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  return { ...app, network };
}

it('[OC7] sends what is unsaved, copies, and opens the copy at the same section', async () => {
  const { network, address } = await editAndDuplicate();
  await waitFor(() => expect(network.sentTo(duplicateResume)).toHaveLength(1));
  expect(contentsSent(network, 'summary')[0]).toEqual({ text: 'Calm' });
  await waitFor(() => expect(address()).toBe(`/resume/${COPY_ID}/summary`));
  expect(
    await screen.findByText(/^You are now editing .*Copy of Staff engineer.*”\.$/),
  ).toBeTruthy();
});

it('[OC7] says of edits that the server did not take that they are not in the copy', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  const network = openSavingNetwork();
  network.cut(savingOf('summary'));
  const { address } = await editAndDuplicate(network);
  await waitFor(() => expect(address()).toBe(`/resume/${COPY_ID}/summary`));
  expect(
    await screen.findByText(/^You are now editing .* Unsaved edits are not included\.$/),
  ).toBeTruthy();
});

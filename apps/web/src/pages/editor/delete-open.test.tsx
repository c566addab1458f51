import { deleteDocument, restoreDocument } from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { closeEditor, openEditor, openSavingNetwork } from './open-editor.test-support.tsx';

afterEach(closeEditor);

const DONE = { status: 'success', message: '' } as const;

async function askToDelete(network = openSavingNetwork()) {
  const app = await openEditor({ network });
  await app.user.click(screen.getByRole('button', { name: 'Staff engineer' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: /^Delete .*Staff engineer/u });
  const answer = (name: string) => app.user.click(within(question).getByRole('button', { name }));
  return { ...app, answer };
}

it('[ED3] deletes from the header after a question, goes to the list, and offers Undo there', async () => {
  const network = openSavingNetwork();
  network.answer(deleteDocument, DONE);
  network.answer(restoreDocument, DONE);
  const { user, address, answer, resumeId } = await askToDelete(network);
  expect(network.sentTo(deleteDocument)).toEqual([]);
  await answer('Delete resume');
  await waitFor(() => expect(address()).toBe('/resume'));
  expect(await screen.findByText(/Staff engineer.* was deleted\.$/u)).toBeTruthy();
  expect(network.sentTo(deleteDocument)[0]?.url).toBe(`/api/documents/${resumeId}`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(network.sentTo(restoreDocument)).toHaveLength(1));
});

it('[ED3] stays in the editor on Cancel, and where the deletion failed, which it says', async () => {
  expectPrinted('A resume could not be deleted. NetworkError');
  const network = openSavingNetwork();
  network.cut(deleteDocument);
  const { user, address, answer } = await askToDelete(network);
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(network.sentTo(deleteDocument)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Staff engineer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete resume' }));
  await screen.findByRole('alertdialog', { name: 'The resume was not deleted' });
  expect(address()).toMatch(/\/contact$/u);
});

import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  restoreDocument,
} from '@shortlist/contracts';
import { emptyResume, SECTIONS } from '@shortlist/model';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draftKindsOf } from '#draft/draft-kinds.ts';
import { sendLeftDrafts } from '#draft/sending/draft-sender.ts';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { putWaitingName } from '#draft/storage/keep-names.ts';
import { findWaitingName, sentNames } from '#draft/storage/waiting-names.ts';
import { newId } from '#draft/tabs/this-page.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp } from '../../../open-app.test-support.tsx';
import { listOf, openList, resumeOf } from '../resumes.test-support.tsx';

const DESIGNER = resumeOf('Designer', 4);
const DONE = { status: 'success', message: '' } as const;

let network: Network;
beforeEach(() => {
  network = openNetwork();
  network.answer(listDocuments, listOf(DESIGNER));
});
afterEach(() => {
  closeApp();
  // Another test begins with another server.
  sentNames.clear();
});

async function chooseAction(name: 'Rename' | 'Delete') {
  const app = openList();
  await app.user.click(await screen.findByRole('button', { name: 'Actions for Designer' }));
  await app.user.click(await screen.findByRole('menuitem', { name }));
  return app;
}

/** Lists what was sent of this resume: the sender of another file's page may send an order of its own resume meanwhile. */
const changes = () =>
  network.sentTo(changeDocument).filter(({ url }) => url.includes(DESIGNER.document_id));

const button = (name: string) => screen.findByRole('button', { name });

it('[ED2] changes name and level on the server', async () => {
  network.answer(changeDocument, { ...DONE, revision: 2 });
  const { user } = await chooseAction('Rename');
  await screen.findByRole('dialog', { name: 'Update your resume' });
  const name = screen.getByLabelText('Resume name');
  expect(name).toHaveProperty('value', 'Designer');
  expect(screen.getByLabelText('Experience level')).toHaveProperty('value', 'Mid Level');
  await user.clear(name);
  await user.type(name, 'Toy designer');
  await user.selectOptions(screen.getByLabelText('Experience level'), 'Senior Level');
  network.answer(listDocuments, listOf({ ...DESIGNER, title: 'Toy designer' }));
  await user.click(await button('SAVE'));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Toy designer' })).toBeTruthy();
  expect(changes()).toMatchObject([{ body: { title: 'Toy designer', level: 'Senior Level' } }]);
});

it('[ED2] shows the targeted industry, and changes it on the server', async () => {
  const toys = { ...DESIGNER, industry: 'Toys' };
  network.answer(listDocuments, listOf(toys));
  network.answer(changeDocument, { ...DONE, revision: 2 });
  const { user } = await chooseAction('Rename');
  expect(screen.getByText('Mid Level · Toys')).toBeTruthy();
  const industry = await screen.findByLabelText('Targeted industry');
  expect(industry).toHaveProperty('value', 'Toys');
  await user.clear(industry);
  await user.type(industry, 'Games ');
  network.answer(listDocuments, listOf({ ...toys, industry: 'Games' }));
  await user.click(await button('SAVE'));
  expect(await screen.findByText('Mid Level · Games')).toBeTruthy();
  expect(changes()[0]?.body).toEqual({
    title: 'Designer',
    level: 'Mid Level',
    industry: 'Games',
  });
});

it('[ED2] refuses an empty name, and changes nothing on CANCEL', async () => {
  const { user } = await chooseAction('Rename');
  await user.clear(await screen.findByLabelText('Resume name'));
  await user.click(await button('SAVE'));
  const alert = await screen.findByRole('alertdialog', { name: 'Resume name cannot be empty.' });
  await user.click(within(alert).getByRole('button', { name: 'OK' }));
  await user.click(await button('CANCEL'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changes()).toHaveLength(0);
});

it('[ED2] stays open with the reason when the server refuses', async () => {
  expectPrinted('A document could not be renamed. ApiError: That name is too long.');
  network.refuse(changeDocument, 'invalid', 'That name is too long.');
  const { user } = await chooseAction('Rename');
  await user.type(await screen.findByLabelText('Resume name'), 's');
  await user.click(await button('SAVE'));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('That name is too long.');
  await user.click(await button('OK'));
  expect(await screen.findByLabelText('Resume name')).toHaveProperty('value', 'Designers');
});

const STALE = {
  revision: 7,
  current: { ...DESIGNER, title: 'Renamed elsewhere', level: 'Entry level', revision: 7 },
};

async function renameTo(name: string) {
  const app = await chooseAction('Rename');
  await app.user.clear(await screen.findByLabelText('Resume name'));
  await app.user.type(screen.getByLabelText('Resume name'), name);
  await app.user.click(await button('SAVE'));
  return app;
}

const basedOn = () => changes().map(({ headers }) => headers.get('If-Match'));

it('[ED2] tells of a name given elsewhere, and replaces it when told to', async () => {
  network.refuse(changeDocument, 'stale', 'Changed meanwhile.', STALE);
  const { user } = await renameTo('Mine');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/now called .*Renamed elsewhere.* \(Entry level\)/);
  network.answer(changeDocument, { ...DONE, revision: 8 });
  await user.click(await button('Replace'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(basedOn()).toEqual(['"1"', '"7"']);
});

it('[ED2] leaves a name given elsewhere when told to', async () => {
  network.refuse(changeDocument, 'stale', 'Changed meanwhile.', STALE);
  const { user } = await renameTo('Mine');
  await screen.findByRole('alertdialog');
  await user.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(basedOn()).toEqual(['"1"']);
});

it('[ED2] gives no level to a resume that has none', async () => {
  network.answer(listDocuments, listOf({ ...DESIGNER, level: '' }));
  await chooseAction('Rename');
  expect(await screen.findByLabelText('Experience level')).toHaveProperty('value', '');
});

it('[ED3] asks, deletes, tells, and can be undone', async () => {
  network.answer(deleteDocument, DONE);
  network.answer(restoreDocument, DONE);
  const { user } = await chooseAction('Delete');
  await screen.findByRole('alertdialog', { name: /^Delete .*Designer/ });
  expect(network.sentTo(deleteDocument)).toHaveLength(0);

  network.answer(listDocuments, listOf());
  await user.click(await button('Delete resume'));
  expect(await screen.findByText(/Designer.* was deleted\.$/)).toBeTruthy();
  expect(network.sentTo(deleteDocument)[0]?.url).toBe(`/api/documents/${DESIGNER.document_id}`);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Designer' })).toBeNull());
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));

  network.answer(listDocuments, listOf(DESIGNER));
  await user.click(await button('Undo'));
  expect(await screen.findByRole('link', { name: 'Designer' })).toBeTruthy();
  expect(network.sentTo(restoreDocument)[0]?.url).toBe(
    `/api/documents/${DESIGNER.document_id}/restore`,
  );
});

it('[ED3] deletes nothing on Cancel', async () => {
  const { user } = await chooseAction('Delete');
  await user.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(network.sentTo(deleteDocument)).toHaveLength(0);
});

it.each([
  {
    it: 'with a code',
    body: '{"status":"error","code":"overload","message":"The server is busy."}',
    reason: 'The server is busy.',
    printed: 'The server is busy.',
  },
  {
    it: 'with status and message alone, as the call is specified',
    body: '{"status":"error","message":"This resume is locked."}',
    reason: 'This resume is locked.',
    printed: 'This resume is locked.',
  },
  {
    it: 'without words',
    body: '{"status":"error"}',
    reason: 'The server gave no reason.',
    printed: '',
  },
  {
    it: 'that a proxy gave',
    body: '<html>',
    reason: 'The server could not be reached.',
    printed: 'Server responded with 503: <html>',
  },
])(
  '[ED3] says why the resume was not deleted: an answer $it',
  async ({ body, reason, printed }) => {
    expectPrinted(`A resume could not be deleted. ApiError: ${printed}`);
    network.answerRaw(deleteDocument, 503, body);
    const { user } = await chooseAction('Delete');
    await user.click(await button('Delete resume'));
    const alert = await screen.findByRole('alertdialog', { name: 'The resume was not deleted' });
    expect(alert.textContent).toContain(reason);
    expect(screen.queryByText(/was deleted/)).toBeNull();
  },
);

it('[ED3] lets the keyboard go on from the next card', async () => {
  const NEXT = resumeOf('Next', 3);
  network.answer(listDocuments, listOf(DESIGNER, NEXT));
  network.answer(deleteDocument, DONE);
  const { user } = await chooseAction('Delete');
  await screen.findByRole('alertdialog');
  network.answer(listDocuments, listOf(NEXT));
  await user.click(await button('Delete resume'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Designer' })).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' })),
  );
});

it('[ED3] drops from the list what another tab has deleted', async () => {
  expectPrinted('A resume could not be deleted. ApiError: This was not found.');
  network.refuse(deleteDocument, 'not_found', 'This was not found.');
  const { user } = await chooseAction('Delete');
  network.answer(listDocuments, listOf());
  await user.click(await button('Delete resume'));
  await user.click(await button('OK'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Designer' })).toBeNull());
});

it('[ED3] keeps offering to restore when the undo did not get through', async () => {
  expectPrinted('A resume could not be restored. NetworkError');
  network.answer(deleteDocument, DONE);
  network.cut(restoreDocument);
  const { user } = await chooseAction('Delete');
  await user.click(await button('Delete resume'));
  await user.click(await button('Undo'));
  const alert = await screen.findByRole('alertdialog', { name: /Designer.* was not restored$/ });
  expect(alert.textContent).toContain('could not be reached');
  network.answer(restoreDocument, DONE);
  await user.click(await button('Try again'));
  expect(await screen.findByText(/Designer.* is back\.$/)).toBeTruthy();
});

/** The name that this browser keeps of the resume. */
const kept = () => findWaitingName(DESIGNER.document_id);

it('[ED2] keeps a new name where the server does not answer, shows it at once, and sends it later', async () => {
  expectPrinted('A document has its new name in this browser alone. NetworkError');
  network.cut(changeDocument);
  const { user } = await renameTo('Weaver');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Weaver' })).toBeTruthy();
  expect(kept()).toMatchObject({ about: { title: 'Weaver' }, basedOn: 1 });
  expect(await screen.findByText(/^Not saved yet: /u, undefined, { timeout: 8_000 })).toBeTruthy();

  await user.click(await button('Actions for Weaver'));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const name = await screen.findByLabelText('Resume name');
  expect(name).toHaveProperty('value', 'Weaver');
  await user.type(name, ' of wool');
  await user.click(await button('SAVE'));
  await screen.findByRole('link', { name: 'Weaver of wool' });
  expect(kept()).toMatchObject({ about: { title: 'Weaver of wool' }, basedOn: 1 });

  network.answer(changeDocument, { ...DONE, revision: 2 });
  network.answer(
    listDocuments,
    listOf({ ...DESIGNER, title: 'Weaver of wool', industry: 'Wool', revision: 2 }),
  );
  network.answer(getDocument, wholeDocument(DESIGNER.document_id, emptyResume(newId, SECTIONS)));
  await sendLeftDrafts(true, draftKindsOf(SECTIONS));
  await waitFor(() => expect(kept()).toBeUndefined());
  expect(changes().at(-1)).toMatchObject({ body: { title: 'Weaver of wool' } });
  expect(basedOn().at(-1)).toBe('"1"');
  // The list is read again, and nobody sees the old name meanwhile.
  expect(await screen.findByText('Mid Level · Wool')).toBeTruthy();
}, 20_000);

it('[ED2] shows a name that waits beside the one that was given elsewhere, and asks which to keep', async () => {
  putWaitingName({
    ...{ owner: 'guest', documentId: DESIGNER.document_id, kind: 'resume', basedOn: 1, at: 1 },
    about: { title: 'Mine', level: 'Mid Level', industry: '' },
    problem: { theirs: 'Renamed elsewhere' },
  });
  network.refuse(changeDocument, 'stale', 'Changed meanwhile.', STALE);
  const { user } = openList();
  await user.click(await button('Actions for Mine'));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update your resume' });
  expect(dialog.textContent).toMatch(/It was renamed .*Renamed elsewhere.* elsewhere/u);
  await user.click(await button('SAVE'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/now called .*Renamed elsewhere.*Replace that with .*Mine/u);
  await user.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).toBeUndefined();
  expect(await screen.findByRole('link', { name: 'Renamed elsewhere' })).toBeTruthy();
});

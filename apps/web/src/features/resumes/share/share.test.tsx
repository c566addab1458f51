import {
  changeLink,
  createLink,
  deleteLink,
  getDocument,
  type Link,
  listDocuments,
  listLinkDays,
  listLinks,
  renewLink,
} from '@shortlist/contracts';
import { applyEdit, RESUME, ResumeId, SECTIONS } from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { listOf, openList, resumeOf } from '../resumes.test-support.tsx';
import { ShareButton } from './share-button.tsx';

const ID = ResumeId.parse('4b9c5a1e-3f1d-4c7e-9a00-0000000000f1');
const LINK_ID = '9d7a1a1e-3f1d-4c7e-9a00-000000000001';
const URL_OF_IT = 'https://resumes.example/s/AAAAAAAAAAAAAAAAAAAAAA';
const OK = { status: 'success' as const, message: '' };
const subject = { document_id: ID, kind: RESUME.kind, title: 'Engineer' };
const ROUTES = [{ path: '/', element: <ShareButton subject={subject} /> }];

const link = (changes: Partial<Link> = {}): Link => ({
  ...{ link_id: LINK_ID, name: 'Acme', url: URL_OF_IT, mode: 'newest' as const },
  ...{ leave_out: ['email', 'phone'], expires_at: null, has_password: false, downloads: [] },
  ...{ counting: true, made_at: '2026-11-20T10:00:00.000Z', frozen_at: null },
  ...{ openings: 0, downloaded: 0 },
  ...changes,
});

/** A server with the sample, whose summary has its phone number too, and these links. */
function serve(...links: Link[]) {
  const network = openNetwork();
  const text = 'Call +1 (512) 555-0199.';
  const resume = applyEdit(SAMPLE, { type: 'set-text', kind: 'summary', text }, SECTIONS);
  network.answer(getDocument, wholeDocument(ID, resume));
  const stored = new Map(links.map((each) => [each.link_id, each]));
  network.answer(listLinks, () => ({ ...OK, links: [...stored.values()] }));
  network.answer(createLink, ({ body }) => {
    const { name, mode, leave_out } = Object(body);
    stored.set(LINK_ID, link({ name, mode, leave_out }));
    return { ...OK, link_id: LINK_ID, url: URL_OF_IT };
  });
  network.answer(changeLink, ({ body }) => {
    const changed = { ...link(), ...stored.get(LINK_ID), name: Object(body).name };
    stored.set(LINK_ID, changed);
    return { ...OK, link: changed };
  });
  network.answer(renewLink, () => {
    const url = `${URL_OF_IT}-new`;
    stored.set(LINK_ID, link({ url }));
    return { ...OK, url };
  });
  network.answer(deleteLink, () => {
    stored.delete(LINK_ID);
    return OK;
  });
  return network;
}

async function openDialog() {
  const { user } = openAt('/', ROUTES);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: /^Share/ });
  return { user, dialog: within(dialog) };
}

afterEach(() => {
  cleanup();
  closeApp();
});

it('[SL1] makes a link, and says before where something that is left out appears elsewhere', async () => {
  const network = serve();
  const { user, dialog } = await openDialog();
  expect(await dialog.findByRole('heading', { name: 'New link' })).toBeTruthy();
  expect(dialog.getByLabelText(/^Link name/)).toHaveProperty('value', 'Link 1');
  const boxes = within(await dialog.findByRole('group', { name: 'Leave out' }));
  const labels = boxes.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  expect(labels).toContain('Awards');
  expect(labels).not.toContain('Photo');
  expect(dialog.queryByText(/appear/)).toBeNull();
  await user.click(boxes.getByRole('checkbox', { name: 'Email' }));
  await user.click(boxes.getByRole('checkbox', { name: 'Phone' }));
  expect(await dialog.findByText(/One thing that you leave out appears elsewhere/)).toBeTruthy();
  expect(dialog.getByText(/in Professional Summary|in Summary/)).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Word' }));
  await user.selectOptions(dialog.getByLabelText('Version'), 'As it is now');
  await user.selectOptions(dialog.getByLabelText('Ends'), 'In 7 days');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));

  const address = await dialog.findByRole('textbox', { name: 'Address: Link 1' });
  expect(address).toHaveProperty('value', URL_OF_IT);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy: Link 1' })),
  );
  const [sent] = network.sentTo(createLink);
  expect(sent?.body).toMatchObject({
    ...{ name: 'Link 1', mode: 'frozen', leave_out: ['email', 'phone'], downloads: ['docx'] },
    ...{ counting: true, word: '' },
  });
  const { expires_at, password } = Object(sent?.body);
  const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  expect(password).toBeUndefined();
});

it('[SL1] says what is wrong with a link before it is sent, and puts the focus there', async () => {
  const network = serve();
  const { user, dialog } = await openDialog();
  await dialog.findByRole('group', { name: 'Leave out' });
  await user.type(dialog.getByLabelText('Password (optional)'), 'short');
  await user.type(dialog.getByLabelText('Word in the address (optional)'), 'No Word');
  await user.selectOptions(dialog.getByLabelText('Ends'), 'On a date');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText('Choose a password of 6 to 200 characters.')).toBeTruthy();
  expect(dialog.getByText(/^Use at most 40 lower-case letters/)).toBeTruthy();
  expect(dialog.getByText('Choose today or a later day.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Last day')));
  expect(network.sentTo(createLink)).toEqual([]);
});

it('[SL1] says what a link shows, and sends of an edit what was changed alone', async () => {
  const leave_out: Link['leave_out'] = ['section:publication', 'phone'];
  const expires_at = '2999-01-02T10:00:00.000Z';
  const network = serve(link({ leave_out, expires_at, has_password: true, openings: 3 }));
  const { user, dialog } = await openDialog();
  const card = within(await dialog.findByRole('article'));
  await card.findByText('Without Phone and Publications');
  expect(card.getByText('Always the latest version')).toBeTruthy();
  expect(card.getByText('Ends on Jan 2, 2999')).toBeTruthy();
  expect(card.getByText('Asks for a password')).toBeTruthy();
  expect(card.getByText('Opened 3 times')).toBeTruthy();
  expect(await card.findByText(/One thing that you leave out appears elsewhere/)).toBeTruthy();
  const visit = card.getByRole('link', { name: /^See what visitors see of Acme/ });
  expect(visit.getAttribute('href')).toBe(URL_OF_IT);

  await user.click(card.getByRole('button', { name: 'Edit: Acme' }));
  const name = await dialog.findByLabelText(/^Link name/);
  await user.clear(name);
  await user.type(name, 'Acme Pay');
  await dialog.findByRole('group', { name: 'Leave out' });
  await user.click(dialog.getByRole('checkbox', { name: 'Remove the password' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByRole('button', { name: 'Edit: Acme Pay' });
  expect(network.sentTo(changeLink).map(({ body }) => body)).toEqual([
    { name: 'Acme Pay', password: null },
  ]);
});

it('[SL1] deletes a link after a question, and shows the form of a new one', async () => {
  const network = serve(link());
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Delete: Acme' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete link' }));
  expect(await dialog.findByRole('heading', { name: 'New link' })).toBeTruthy();
  expect(network.sentTo(deleteLink)).toHaveLength(1);
});

it('[SL1] gives a link whose address the server cannot show any more a new one', async () => {
  const network = serve(link({ url: null }));
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText(/^This address cannot be shown any more/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'New address' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'New address' }));
  const address = await dialog.findByRole('textbox', { name: 'Address: Acme' });
  expect(address).toHaveProperty('value', `${URL_OF_IT}-new`);
  // The word before the secret stays.
  expect(network.sentTo(renewLink).map(({ body }) => body)).toEqual([{}]);
});

it('[SL1] shows the visits of a link by day, and tells a guest how long links last', async () => {
  const network = serve(link({ openings: 3, downloaded: 3 }));
  const day = { day: '2026-11-28', openings: 3, downloads: { pdf: 1, docx: 2 } };
  network.answer(listLinkDays, { ...OK, days: [day] });
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Visits by day: Acme' }));
  expect(await dialog.findByRole('row', { name: 'November 28, 2026 3 3' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'All links' }));
  expect(await dialog.findByRole('link', { name: 'Create an account' })).toBeTruthy();
});

it('says that the links did not come, and asks for them again', async () => {
  expectPrinted('Could not be fetched: links');
  const network = serve();
  network.cut(listLinks);
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText(/^Your links could not be loaded/)).toBeTruthy();
  network.answer(listLinks, { ...OK, links: [link()] });
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByRole('heading', { name: 'Acme' })).toBeTruthy();
});

it('[SL3] says before a document is deleted how many links end with it', async () => {
  const ended = {
    link_id: '9d7a1a1e-3f1d-4c7e-9a00-000000000002',
    expires_at: '2020-01-01T00:00:00Z',
  };
  const network = serve(link(), link(ended));
  network.answer(listDocuments, listOf(resumeOf('Designer', 4)));
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Actions for Designer' }));
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/but its link ends for good/)).toBeTruthy();
});

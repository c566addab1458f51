import {
  changeLink,
  createLink,
  deleteLink,
  type Link,
  listDocuments,
  listLinkDays,
  listLinks,
  renewLink,
} from '@shortlist/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp } from '#open-app.test-support.tsx';
import { expectPrinted } from '#printed.test-support.ts';
import { listOf, openList, resumeOf } from '../resumes.test-support.tsx';
import { link, OK, openDialog, serve, URL_OF_IT } from './share.test-support.tsx';

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
  const end = new Date();
  end.setDate(end.getDate() + 7);
  expect(expires_at).toBe(new Date(end.setHours(23, 59, 59, 999)).toISOString());
  expect(password).toBeUndefined();
});

it('[SL1] says what is wrong with a link before it is sent, and puts the focus there', async () => {
  const network = serve();
  const { user, dialog } = await openDialog();
  await dialog.findByRole('group', { name: 'Leave out' });
  const password = dialog.getByLabelText('Password (optional)');
  // Else a browser offers, or fills in, the password of the account.
  expect(password.getAttribute('autocomplete')).toBe('new-password');
  await user.type(password, 'short');
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
  expect(card.getByText('3 visits')).toBeTruthy();
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
  const other = link({ link_id: '9d7a1a1e-3f1d-4c7e-9a00-000000000003', name: 'Other' });
  const network = serve(other, link({ url: null }));
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText(/^This address cannot be shown any more/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'New address' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'New address' }));
  const address = await dialog.findByRole('textbox', { name: 'Address: Acme' });
  expect(address).toHaveProperty('value', `${URL_OF_IT}-new`);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Copy: Acme' })),
  );
  // The word before the secret stays.
  expect(network.sentTo(renewLink).map(({ body }) => body)).toEqual([{}]);
});

it('[SL1] shows the visits of a link by day, and tells a guest how long links last', async () => {
  const network = serve(link({ openings: 3, downloaded: 3 }));
  const day = { day: '2026-11-28', openings: 3, downloads: { pdf: 1, docx: 2 } };
  network.answer(listLinkDays, { ...OK, days: [day] });
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Visits by day: Acme' }));
  expect(await dialog.findByRole('row', { name: 'Nov 28, 2026 3 3' })).toBeTruthy();
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
  const network = serve();
  let say = () => {};
  const isKnown = new Promise<void>((resolve) => {
    say = resolve;
  });
  network.answer(listLinks, { ...OK, links: [link(), link(ended)] }, isKnown);
  network.answer(listDocuments, listOf(resumeOf('Designer', 4)));
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Actions for Designer' }));
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  // The question does not wait for what the server says of links.
  expect(question.getByText(/You can undo this right after\.$/)).toBeTruthy();
  say();
  expect(await question.findByText(/but its link ends for good/)).toBeTruthy();
});

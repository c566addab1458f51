import { changeLink, createLink, getDocument, listLinks } from '@shortlist/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp } from '#open-app.test-support.tsx';
import { expectPrinted } from '#printed.test-support.ts';
import { link, OK, openDialog, serve, subject, URL_OF_IT } from '../share.test-support.tsx';

afterEach(() => {
  cleanup();
  closeApp();
});

it('[SL1] asks for the last day that an edit of a link without an end leaves empty', async () => {
  const network = serve(link());
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Edit: Acme' }));
  await dialog.findByRole('group', { name: 'Leave out' });
  await user.selectOptions(dialog.getByLabelText('Ends'), 'On a date');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose today or a later day.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Last day')));
  expect(network.sentTo(changeLink)).toEqual([]);
});

it('[SL1] makes one link when the answer is lost and the form sent again', async () => {
  expectPrinted('A link: The link was not created.');
  const network = serve();
  const { user, dialog } = await openDialog();
  await dialog.findByRole('group', { name: 'Leave out' });
  await user.selectOptions(dialog.getByLabelText('Ends'), 'In 30 days');
  network.cut(createLink);
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  const notice = within(await screen.findByRole('alertdialog'));
  await user.click(notice.getByRole('button', { name: 'OK' }));
  network.answer(createLink, { ...OK, link_id: link().link_id, url: URL_OF_IT });
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(network.sentTo(createLink)).toHaveLength(2));
  const [lost, again] = network.sentTo(createLink).map(({ body }) => body);
  expect(again).toEqual(lost);
});

it('[SL1] warns of what stands elsewhere where the link shows the document as it is now', async () => {
  const frozen = { mode: 'frozen' as const, frozen_at: '2026-11-20T10:00:00.000Z' };
  serve(link({ ...frozen, leave_out: ['phone'] }));
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Edit: Acme' }));
  await dialog.findByRole('group', { name: 'Leave out' });
  expect(dialog.queryByText(/appears elsewhere/)).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Replace with the current version' }));
  expect(await dialog.findByText(/appears elsewhere/)).toBeTruthy();
});

it('[SL1] names each link to a tailored resume in another way', async () => {
  serve(link());
  const tailored = { ...subject, title: 'Acme', base_id: subject.document_id };
  const { user, dialog } = await openDialog(tailored);
  await user.click(await dialog.findByRole('button', { name: 'New link' }));
  expect(dialog.getByLabelText(/^Link name/)).toHaveProperty('value', 'Link 1');
});

it('[SL1] renames a link whose document cannot be read', async () => {
  expectPrinted('Could not be fetched: shared');
  const network = serve(link());
  network.cut(getDocument);
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('button', { name: 'Edit: Acme' }));
  await dialog.findByText(/^The document could not be read/);
  await user.type(dialog.getByLabelText(/^Link name/), ' Pay{Enter}');
  expect(await dialog.findByRole('button', { name: 'Edit: Acme Pay' })).toBeTruthy();
  expect(network.sentTo(changeLink).map(({ body }) => body)).toEqual([{ name: 'Acme Pay' }]);
});

it('[SL1] leaves the form of a link that is made, also where the list does not come', async () => {
  expectPrinted('Could not be fetched: links');
  const network = serve();
  const { user, dialog } = await openDialog();
  await dialog.findByRole('group', { name: 'Leave out' });
  network.cut(listLinks);
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/^Your links could not be loaded/)).toBeTruthy();
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'New link' })).toBeNull());
  network.answer(listLinks, { ...OK, links: [link()] });
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  const copy = await dialog.findByRole('button', { name: 'Copy: Acme' });
  await waitFor(() => expect(document.activeElement).toBe(copy));
});

import { changeLink } from '@shortlist/contracts';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp } from '#open-app.test-support.tsx';
import { link, openDialog, serve } from '../share.test-support.tsx';

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

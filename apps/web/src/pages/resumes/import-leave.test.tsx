import { createDocument } from '@shortlist/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Network } from '../../network.test-support.ts';
import {
  closeImport,
  expectTyped,
  findReview,
  finish,
  LINES,
  openImportNetwork,
} from './open-import.test-support.tsx';

let network: Network;
beforeEach(() => {
  ({ network } = openImportNetwork());
});
afterEach(closeImport);

it('[CR4] leaves what was read only after a question, and the form is as it was', async () => {
  const { user } = await finish(LINES);
  await findReview();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave what was read?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await findReview();

  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByText('Check what was read')).toBeNull());
  expectTyped();
  expect(network.sentTo(createDocument)).toHaveLength(0);
});

it('[CR4] asks when the browser goes back, and leaves only for a yes', async () => {
  const { user, router, address } = await finish(LINES);
  await findReview();
  const goBack = () => act(() => router.navigate(-1));

  await goBack();
  const question = await screen.findByRole('alertdialog', { name: 'Leave what was read?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe('/resume');
  await findReview();

  await goBack();
  await user.click(await screen.findByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('[CR4] lets the browser ask before a reload loses what was read', async () => {
  await finish(LINES);
  await findReview();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

import type { ResumeId } from '@shortlist/model';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentsSent, type Network } from '../../network.test-support.ts';
import {
  closeImport,
  create,
  draftsLeft,
  findReview,
  finish,
  LINES,
  openImportNetwork,
} from './open-import.test-support.tsx';

let network: Network;
let id: ResumeId;
beforeEach(() => {
  ({ network, id } = openImportNetwork());
});
afterEach(closeImport);

it('[CR4] saves what the rules take, and keeps what they refuse as a draft', async () => {
  const app = await finish(
    LINES.map((line) => line.replace('(512) 555-0147', '0171 2345678').replace('.com', '.de')),
  );
  await create(app);
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(contentsSent(network, 'contact')).toEqual([
    expect.objectContaining({ fullName: 'Ada Lovelace', city: 'London', email: '', phone: '' }),
  ]);
  const [name = '', ...others] = draftsLeft();
  expect(others).toEqual([]);
  expect(localStorage.getItem(name)).toContain('0171 2345678');
});

it('[CR4] keeps a contact whole where the document names nobody', async () => {
  const app = await finish(LINES);
  const review = within(await findReview());
  await app.user.clear(review.getByRole('textbox', { name: /Full Name/ }));
  await create(app);
  await waitFor(() => expect(app.address()).toBe(`/resume/${id}/contact`));
  expect(contentsSent(network, 'contact')).toHaveLength(0);
  expect(draftsLeft()).toHaveLength(1);
  expect(await screen.findByText('Full Name is a required field.')).toBeTruthy();
});

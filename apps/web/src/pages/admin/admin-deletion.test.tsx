import {
  deleteSubmissions,
  getRetention,
  listActions,
  listApplications,
  listDeletions,
  StoredApplication,
  setRetention,
  undoDeletion,
} from '@shortlist/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import type { Network } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PAGE_PARTS, routes } from '../../routes.tsx';
import {
  APPLICATION,
  DELETION,
  ID,
  OTHER_ID,
  openAdminNetwork,
  page,
  well,
} from './admin-area.test-support.ts';

let network: Network;
beforeEach(() => {
  network = openAdminNetwork();
});
afterEach(closeApp);

describe('[ST4] deleting', () => {
  const OTHER = StoredApplication.parse({ ...APPLICATION, id: OTHER_ID, firstName: 'Grace' });
  beforeEach(() => {
    network.answer(listApplications, { ...well, ...page, applications: [APPLICATION, OTHER] });
    network.answer(deleteSubmissions, { ...well, deletion: DELETION });
  });

  it('asks, deletes one, and offers Undo, where the keyboard goes on', async () => {
    network.answer(undoDeletion, { ...well, count: 1 });
    const { user } = openAt('/admin/applications', routes, PAGE_PARTS);
    await user.click(await screen.findByRole('button', { name: 'Delete: Ada Lovelace' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 1 application?' });
    network.answer(listDeletions, { ...well, deletions: [DELETION] });
    network.answer(listApplications, { ...well, ...page, applications: [OTHER] });
    await user.click(within(dialog).getByRole('button', { name: 'Delete 1 application' }));
    const undo = await screen.findByRole('button', { name: /^Undo/u });
    expect(network.sentTo(deleteSubmissions)[0]?.body).toEqual({ kind: 'application', ids: [ID] });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    await user.click(undo);
    await screen.findByText('Undone: 1 application restored.');
    expect(network.sentTo(undoDeletion)[0]?.url).toContain(OTHER_ID);
  });

  it('deletes all that are chosen, and none that is chosen no more', async () => {
    const { user } = openAt('/admin/applications', routes, PAGE_PARTS);
    const drop = await screen.findByRole('button', { name: 'Delete chosen (0)' });
    await user.click(drop);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ada Lovelace' }));
    expect(screen.getByRole('button', { name: 'Delete chosen (1)' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ada Lovelace' }));
    await user.click(screen.getByRole('button', { name: 'Delete chosen (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 2 applications' }));
    await waitFor(() => expect(network.sentTo(deleteSubmissions)).toHaveLength(1));
    expect(network.sentTo(deleteSubmissions)[0]?.body).toEqual({
      kind: 'application',
      ids: [ID, OTHER_ID],
    });
    await screen.findByRole('button', { name: 'Delete chosen (0)' });
  });

  it('says why nothing was deleted, and why nothing came back', async () => {
    expectPrinted('What was sent in could not be deleted. ApiError: It is gone already.');
    network.refuse(deleteSubmissions, 'not_found', 'It is gone already.');
    network.refuse(undoDeletion, 'not_found', 'Too late.');
    network.answer(listDeletions, { ...well, deletions: [DELETION] });
    const { user } = openAt('/admin/applications', routes, PAGE_PARTS);
    await user.click(await screen.findByRole('button', { name: 'Delete: Ada Lovelace' }));
    await user.click(await screen.findByRole('button', { name: 'Delete 1 application' }));
    const refused = await screen.findByRole('alertdialog', { name: 'Nothing was deleted' });
    expect(refused.textContent).toContain('It is gone already.');
    await user.click(within(refused).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: /^Undo/u }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Too late.');
  });

  it('can still be undone from the other pages of the area', async () => {
    network.answer(listDeletions, { ...well, deletions: [DELETION] });
    openAt('/admin/jobs', routes, PAGE_PARTS);
    expect(
      await screen.findByText(/^1 application deleted\. You can undo this until/u),
    ).toBeTruthy();
  });
});

describe('[ST4] retention', () => {
  const KEPT = { appliesFrom: null, due: 0, nextAt: null, months: null };
  const inquiry = { ...KEPT, kind: 'inquiry' } as const;
  const uploads = { bytes: 3_000_000, mostBytes: 10_485_760_000 };
  beforeEach(() => {
    network.answer(getRetention, {
      ...well,
      uploads,
      periods: [
        inquiry,
        {
          kind: 'application',
          months: 6,
          appliesFrom: '2026-11-20T10:00:00.000Z',
          due: 4,
          nextAt: '2026-12-24T10:00:00.000Z',
        },
      ],
    });
    const by = { id: 'u1', email: 'ada@example.com' };
    const entry = {
      at: '2026-11-20T10:00:00.000Z',
      kind: 'inquiry',
      count: 2,
      months: null,
      subject: null,
    } as const;
    const event = { ...entry, by, count: 1 };
    network.answer(listActions, {
      ...well,
      next: null,
      actions: [
        { ...entry, id: ID, by, action: 'deleted' },
        { ...entry, id: OTHER_ID, by: null, action: 'expired' },
        {
          ...event,
          id: `0f6c0b0e-6f0f-4d0a-9c58-000000000001`,
          action: 'downloaded',
          kind: 'application',
          subject: ID,
        },
        {
          ...event,
          id: `0f6c0b0e-6f0f-4d0a-9c58-000000000002`,
          action: 'closed',
          kind: 'job',
          subject: 'welder',
        },
        {
          ...event,
          id: `0f6c0b0e-6f0f-4d0a-9c58-000000000003`,
          by: null,
          action: 'granted',
          kind: 'account',
          subject: 'b@c.de',
        },
        {
          ...event,
          id: `0f6c0b0e-6f0f-4d0a-9c58-000000000004`,
          by: null,
          action: 'revoked',
          kind: 'account',
        },
        {
          ...event,
          id: `0f6c0b0e-6f0f-4d0a-9c58-000000000005`,
          by: null,
          action: 'archived',
          kind: 'account',
          subject: 'b@c.de',
        },
      ],
    });
  });

  it('shows what the periods will remove, what files take, and what was done', async () => {
    openAt('/admin/retention', routes, PAGE_PARTS);
    const applications = await screen.findByRole('form', { name: 'Applications' });
    expect(applications.textContent).toMatch(
      /4 applications are older and will be permanently deleted/u,
    );
    expect(applications.textContent).toMatch(/The next one passes the limit on Dec 24, 2026/u);
    expect(screen.getByRole('form', { name: 'Inquiries' }).textContent).toContain(
      'Nothing is deleted automatically.',
    );
    expect(screen.getByText(/take up 3 MB of 10,000 MB/u)).toBeTruthy();
    expect(await screen.findByText('ada@example.com deleted 2 inquiries.')).toBeTruthy();
    expect(
      screen.getByText('The server removed 2 inquiries older than the retention period.'),
    ).toBeTruthy();
    for (const sentence of [
      `ada@example.com downloaded a file of application ${ID}.`,
      'ada@example.com closed the job welder.',
      'The operator made b@c.de an admin.',
      'The operator exported everything stored about b@c.de.',
      'The operator removed an account that has been deleted as an admin.',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
  });

  it('takes a number of months, or none, and says what is neither', async () => {
    network.answer(setRetention, { ...well, period: inquiry });
    const { user } = openAt('/admin/retention', routes, PAGE_PARTS);
    const form = within(await screen.findByRole('form', { name: 'Inquiries' }));
    const months = form.getByLabelText('Months to keep them');
    for (const wrong of ['0', '1.5', 'six', '121']) {
      await user.clear(months);
      await user.type(months, wrong);
      await user.click(form.getByRole('button', { name: 'Save' }));
      expect(form.getByText('Enter a whole number of months from 1 to 120.')).toBeTruthy();
    }
    await user.clear(months);
    await user.type(months, '24');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.sentTo(setRetention)).toHaveLength(1));
    await user.clear(months);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(network.sentTo(setRetention)).toHaveLength(2));
    expect(network.sentTo(setRetention).map(({ body }) => body)).toEqual([
      { months: 24 },
      { months: null },
    ]);
  });
});

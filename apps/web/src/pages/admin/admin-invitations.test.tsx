import {
  createInvitation,
  deleteInvitation,
  getStatus,
  listBackups,
  listInvitations,
} from '@shortlist/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PAGE_PARTS, routes } from '../../routes.tsx';
import { BACKUPS, ID, openAdminNetwork, STATUS, well } from './admin-area.test-support.ts';

afterEach(closeApp);

const OPEN = {
  id: ID,
  email: 'grace@example.org',
  createdAt: '2026-11-30T10:00:00.000Z',
  expiresAt: '2026-12-07T10:00:00.000Z',
};

function openStatus(signUp: 'open' | 'invited' | 'closed', invitations = [OPEN]) {
  const network = openAdminNetwork();
  network.answer(getStatus, { ...well, server: STATUS });
  network.answer(listBackups, { ...well, backups: BACKUPS });
  network.answer(listInvitations, { ...well, signUp, invitations });
  return { network, ...openAt('/admin/status', routes, PAGE_PARTS) };
}

const region = () => screen.findByRole('region', { name: 'Invitations' });

it('[AC8] shows the link of a new invitation once, and says that it was mailed', async () => {
  const { network, user } = openStatus('invited', []);
  const link = 'https://resumes.example/login?view=sign-up&invitation=secret';
  network.answer(createInvitation, { ...well, link, isMailed: true });
  const form = within(await region());
  await user.type(await form.findByLabelText('Email (optional)'), ' new@example.org ');
  await user.click(form.getByRole('button', { name: 'Create invitation' }));
  expect((await form.findByLabelText<HTMLInputElement>('Link of the invitation')).value).toBe(link);
  expect(form.getByText(/We also sent it to new@example\.org\./u)).toBeTruthy();
  expect(network.sentTo(createInvitation)[0]?.body).toEqual({ email: 'new@example.org' });
});

it('[AC8] deletes an invitation that was not used', async () => {
  const { network, user } = openStatus('invited');
  network.answer(deleteInvitation, well);
  const list = within(await region());
  const button = { name: 'Delete the invitation for grace@example.org' };
  await user.click(await list.findByRole('button', button));
  expect(await screen.findByText('Invitation deleted.')).toBeTruthy();
  expect(network.sentTo(deleteInvitation)[0]?.url).toBe(`/api/admin/invitations/${ID}`);
});

it('[AC8] invites nobody where no accounts are made', async () => {
  openStatus('closed', []);
  const closed = within(await region());
  expect(await closed.findByText(/SIGN_UP is closed/u)).toBeTruthy();
  expect(closed.queryByRole('button')).toBeNull();
});

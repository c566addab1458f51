import { type BackupState, endSessionsOf, getStatus, listBackups } from '@shortlist/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PAGE_PARTS, routes } from '../../routes.tsx';
import { BACKUPS, openAdminNetwork, STATUS, well } from './admin-area.test-support.ts';

afterEach(closeApp);

async function readBackups(backups: Partial<BackupState>) {
  const network = openAdminNetwork();
  network.answer(getStatus, { ...well, server: STATUS });
  network.answer(listBackups, { ...well, backups: { ...BACKUPS, ...backups } });
  openAt('/admin/status', routes, PAGE_PARTS);
  return screen.findByRole('region', { name: 'Backups' });
}

describe('[OP5] the status page', () => {
  it('says what the server runs, what does not work, and when it was last backed up', async () => {
    const network = openAdminNetwork();
    network.answer(listBackups, { ...well, backups: BACKUPS });
    network.answer(getStatus, { ...well, server: STATUS });
    openAt('/admin/status', routes, PAGE_PARTS);
    expect(await screen.findByText('1.2.3')).toBeTruthy();
    const said = screen.getByRole('main').textContent;
    for (const words of [
      'Embedded (PGlite)Disk full: saves are refused',
      'A bucketRefuses this server: see the log',
      'A mail serverDoes not answer',
      'Mails waiting3',
      'Last backupNone known',
    ])
      expect(said).toContain(words);
  });
});

describe('[RN3] the backups of the status page', () => {
  it('are listed with their day and size, each to be downloaded', async () => {
    const name = 'backup-2026-11-28T030000Z';
    const madeAt = '2026-11-28T03:00:00.000Z';
    const region = await readBackups({
      kept: [{ name, madeAt, bytes: 1_500_000 }],
      newest: { madeAt: '2026-11-29T03:00:00.000Z', place: 'b:/data/backups' },
    });
    const link = await within(region).findByRole('link', { name: /^Download the backup of/u });
    expect(link.getAttribute('href')).toBe(`/api/admin/backups/${name}`);
    expect(link.textContent).toContain('2 MB');
    expect(region.textContent).toContain('The server makes one every 24 hours.');
    expect(region.textContent).toMatch(/The newest is of .*, in b:\/data\/backups\./u);
  });

  it.each<[string, Partial<BackupState>, string]>([
    ['there is too little room', { problem: 'noRoom' }, 'too little room for it'],
    ['the last one failed', { problem: 'failed', isOld: true }, 'The last backup was not made.'],
    ['none came for long', { isOld: true }, 'No new backup for more than twice that time.'],
    ['there are to be none', { everyH: 0 }, 'BACKUP_EVERY_H is 0'],
  ])('say so where %s', async (_, state, says) => {
    const region = await readBackups(state);
    expect(await within(region).findByText(says, { exact: false })).toBeTruthy();
  });
});

describe('[AC9] the status page', () => {
  it('logs someone out by their address, and says at the field when there is no such account', async () => {
    const network = openAdminNetwork();
    network.answer(listBackups, { ...well, backups: BACKUPS });
    network.answer(getStatus, { ...well, server: STATUS });
    const { user } = openAt('/admin/status', routes, PAGE_PARTS);
    const region = within(await screen.findByRole('region', { name: 'Log someone out' }));
    const field = region.getByLabelText('Email address of the account');
    await user.type(field, 'ada{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(network.sentTo(endSessionsOf)).toEqual([]);
    await user.clear(field);

    network.refuse(endSessionsOf, 'invalid', 'There is no such account.', { field: 'email' });
    await user.type(field, 'Ada@example.com{Enter}');
    expect(await region.findByText('There is no such account.')).toBeTruthy();
    network.answer(endSessionsOf, { ...well, ended: 3 });
    await user.click(region.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('Logged out: 3 sessions ended.')).toBeTruthy();
    expect(network.sentTo(endSessionsOf).at(-1)?.body).toEqual({ email: 'ada@example.com' });
  });
});

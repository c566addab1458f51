import { getStatus } from '@shortlist/contracts';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { PAGE_PARTS, routes } from '../../routes.tsx';
import { openAdminNetwork, well } from './admin-area.test-support.ts';

afterEach(closeApp);

describe('[OP5] the status page', () => {
  it('says what the server runs, what does not work, and when it was last backed up', async () => {
    openAdminNetwork().answer(getStatus, {
      ...well,
      server: {
        version: '1.2.3',
        startedAt: '2026-11-25T06:00:00.000Z',
        database: { kind: 'pglite', state: 'works', isFull: true },
        storage: { kind: 'bucket', state: 'refuses' },
        mail: { kind: 'server', state: 'away', waiting: 3 },
        lastBackupAt: null,
      },
    });
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

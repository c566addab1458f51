import {
  type BackupState,
  type CurrentSession,
  type Deletion,
  EditedJob,
  getSession,
  listDeletions,
  listInvitations,
  listJobsToEdit,
  type ServerStatus,
  StoredApplication,
} from '@shortlist/contracts';
import { openNetwork } from '../../network.test-support.ts';
import { JOB } from '../../site-jobs.test-support.ts';

export const EDITED = EditedJob.parse({ ...JOB, status: 'open', applications: 6, revision: 3 });
export const ID = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c11';
export const OTHER_ID = '0f6c0b0e-6f0f-4d0a-9c58-1f1f4a3f5c12';
export const APPLICATION = StoredApplication.parse({
  id: ID,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  status: 'new',
  sentAt: '2026-11-20T10:00:00.000Z',
  jobId: JOB.id,
  jobTitle: JOB.title,
  sponsorship: 'No',
  files: [{ kind: 'resume', name: 'cv.pdf', mediaType: 'application/pdf', size: 2048 }],
});
export const well = { status: 'success', message: '' } as const;
export const page = { total: 51, counts: { new: 51, read: 0, archived: 0 }, next: 'cursor' };

export const sessionOf = (isAdmin: boolean): CurrentSession => ({
  session: { expiresAt: '2027-02-19T12:00:00.000Z' },
  user: {
    id: 'u1',
    name: 'Ada',
    email: 'ada@example.com',
    emailVerified: true,
    isAnonymous: false,
    isAdmin,
  },
});
export const STATUS: ServerStatus = {
  version: '1.2.3',
  startedAt: '2026-11-25T06:00:00.000Z',
  database: { kind: 'pglite', state: 'works', isFull: true },
  storage: { kind: 'bucket', state: 'refuses' },
  mail: { kind: 'server', state: 'away', waiting: 3 },
  lastBackupAt: null,
};

export const BACKUPS: BackupState = {
  ...{ everyH: 24, isOld: false, problem: null, newest: null, kept: [] },
};

export const DELETION: Deletion = { id: OTHER_ID, kind: 'application', count: 1, secondsLeft: 50 };

/** The network as an admin's browser meets it, with one job. */
export function openAdminNetwork() {
  const network = openNetwork();
  network.answer(getSession, sessionOf(true));
  network.answer(listInvitations, { ...well, signUp: 'open', invitations: [] });
  network.answer(listDeletions, { ...well, deletions: [] });
  network.answer(listJobsToEdit, { ...well, jobs: [EDITED] });
  return network;
}

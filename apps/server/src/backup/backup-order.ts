import type { BackupConfig } from './make-backup.ts';

/** Order of a server to the process that makes a backup: a new folder, as of a moment (ISO 8601). */
export type BackupOrder = {
  config: BackupConfig;
  folder: string;
  now: string;
  /** An earlier backup on the same disk, whose files this one may have too: a file never changes. */
  linkFrom?: string | undefined;
};

/** Its answer. The reason is for the log. */
export type BackupAnswer = { outcome: 'made' } | { outcome: BackupProblem; reason: string };
export type BackupProblem = 'noRoom' | 'failed';

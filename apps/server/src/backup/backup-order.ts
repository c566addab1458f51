import type { BackupConfig } from './make-backup.ts';

/** Order of a server to the process that makes a backup: a new folder, as of a moment (ISO 8601). */
export type BackupOrder = { config: BackupConfig; folder: string; now: string };

/** Its answer. The reason is for the log. */
export type BackupAnswer = { outcome: 'made' } | { outcome: BackupProblem; reason: string };
export type BackupProblem = 'noRoom' | 'failed';

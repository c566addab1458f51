import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';

/** Backups that servers make by themselves, as one of them sees it. Times are ISO 8601, in UTC. */
export const BackupState = z.object({
  /** Hours from one to the next; 0 where servers make none. */
  everyH: z.int().min(0),
  /** True if the newest is older than twice that. */
  isOld: z.boolean(),
  /** Reason why the last try of this server failed. */
  problem: z.enum(['noRoom', 'failed']).nullable(),
  /** The newest that any server of the database has made, and its machine and folder. */
  newest: z.object({ madeAt: z.iso.datetime(), place: z.string() }).nullable(),
  /** Those in the folder of this server, by hand too, the newest first. */
  kept: z.array(z.object({ name: z.string(), madeAt: z.iso.datetime(), bytes: z.int().min(0) })),
});
export type BackupState = z.infer<typeof BackupState>;

export const listBackups = {
  method: 'GET',
  url: '/api/admin/backups',
  access: 'admin',
  schema: {
    summary: 'The backups that lie in the folder of this server, and whether new ones come',
    response: { 200: Success({ backups: BackupState }) },
  },
} satisfies Endpoint;

/** A backup as a tar file. When all is well it answers outside the envelope. */
export const downloadBackup = {
  method: 'GET',
  url: '/api/admin/backups/:name',
  access: 'admin',
  schema: {
    summary: 'Download a backup: everything that the server stores, as one tar file',
    params: z.object({ name: z.string() }),
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;

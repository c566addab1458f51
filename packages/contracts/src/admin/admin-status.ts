import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';

/** State of a part of the server: `refuses` where the operator has to mend its key, password or name. */
export const PartState = z.enum(['works', 'away', 'refuses']);
export type PartState = z.infer<typeof PartState>;

/** State of this server. Times are ISO 8601, in UTC. */
export const ServerStatus = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    state: PartState,
    isFull: z.boolean(),
  }),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), state: PartState }),
  mail: z.object({ kind: z.enum(['folder', 'server']), state: PartState, waiting: z.int().min(0) }),
  /** Null where none is known of. */
  lastBackupAt: z.iso.datetime().nullable(),
});
export type ServerStatus = z.infer<typeof ServerStatus>;

export const getStatus = {
  method: 'GET',
  url: '/api/admin/status',
  access: 'admin',
  schema: {
    summary: 'How this server is: version, database, file store, mails, last backup',
    response: { 200: Success({ server: ServerStatus }) },
  },
} satisfies Endpoint;

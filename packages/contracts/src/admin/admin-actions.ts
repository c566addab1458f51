import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { SubmissionKind } from '../site/submission.ts';

/** Actions on inquiries and applications. `expired` is what the retention period has removed. */
const ACTIONS = ['deleted', 'restored', 'expired', 'retention'] as const;
export type AdminAction = (typeof ACTIONS)[number];

/** Other recorded actions, by what they are done to. */
type Events = {
  /** `joined` is an account made by an invitation, of whom `actor` is; `codesEnded` has no more codes asked for. */
  account: 'granted' | 'revoked' | 'archived' | 'loggedOut' | 'joined' | 'codesEnded';
  invitation: 'created' | 'deleted';
  job: 'published' | 'changed' | 'closed' | 'reopened' | 'deleted';
  application: 'downloaded';
  backup: 'downloaded';
};
export type AuditedEvent = {
  [K in keyof Events]: { kind: K; action: Events[K] };
}[keyof Events];
const EVENTS = [
  'granted',
  'revoked',
  'archived',
  'loggedOut',
  'joined',
  'codesEnded',
  'created',
  'published',
  'changed',
  'closed',
  'reopened',
  'downloaded',
] as const satisfies AuditedEvent['action'][];

/** An entry of the audit trail: who did what, and when. Nothing of the people concerned is in it. */
export const AuditEntry = z.object({
  id: z.uuid(),
  /** ISO 8601, in UTC. */
  at: z.iso.datetime(),
  /** The account that did it, or what is left of one that was deleted since; null for the server itself. */
  by: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
  action: z.enum([...ACTIONS, ...EVENTS]),
  kind: z.enum([...SubmissionKind.options, 'account', 'invitation', 'job', 'backup']),
  /** The address of an account that is still there, the id of an invitation or a job, that of the application whose file it is, or the name of a backup; null for the other actions. */
  subject: z.string().nullable(),
  /** Number of inquiries or applications that it was done to. */
  count: z.int().min(0),
  /** The period that was set; null where it was taken away, and for the other actions. */
  months: z.int().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const listActions = {
  method: 'GET',
  url: '/api/admin/actions',
  access: 'admin',
  schema: {
    summary:
      'The audit trail: deletions, retention periods, roles, archives of accounts, invitations, jobs and downloads, the newest first',
    querystring: z.object({
      /** The `next` of the page before. */
      after: z.string().max(100).default(''),
    }),
    response: { 200: Success({ actions: z.array(AuditEntry), next: z.string().nullable() }) },
  },
} satisfies Endpoint;

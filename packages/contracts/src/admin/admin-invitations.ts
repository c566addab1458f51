import { z } from 'zod';
import { EmailAddress } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';

/** Days for which an invitation can be used. */
export const INVITATION_DAYS = 7;

/** An invitation that nobody has used yet; its link is shown once, when it is made. Moments in ISO 8601, in UTC. */
export const Invitation = z.object({
  id: z.uuid(),
  /** Address that alone may use it; null for whoever has the link. */
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

export const listInvitations = {
  method: 'GET',
  url: '/api/admin/invitations',
  access: 'admin',
  schema: {
    summary:
      'The invitations that can still be used, the newest first, and who may make an account',
    response: {
      200: Success({
        invitations: z.array(Invitation),
        signUp: z.enum(['open', 'invited', 'closed']),
      }),
    },
  },
} satisfies Endpoint;

export const createInvitation = {
  method: 'POST',
  url: '/api/admin/invitations',
  access: 'admin',
  schema: {
    summary:
      'Invite somebody to make an account; answers the link, and mails it where an address is given',
    body: z.object({ email: EmailAddress.optional() }),
    /** `isMailed` is true where a mail with the link is on its way. */
    response: { 200: Success({ link: z.string(), isMailed: z.boolean() }) },
  },
} satisfies Endpoint;

export const deleteInvitation = {
  method: 'DELETE',
  url: '/api/admin/invitations/:invitationId',
  access: 'admin',
  schema: {
    summary: 'Take an invitation back: its link makes no account any more',
    params: z.object({ invitationId: z.string() }),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

/** The operations on invitations. They answer in the envelope. */
export const INVITATION_ENDPOINTS = {
  listInvitations,
  createInvitation,
  deleteInvitation,
} satisfies Record<string, Endpoint>;

import {
  createInvitation,
  deleteInvitation,
  INVITATION_DAYS,
  listInvitations,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { AccountParts } from '../account-parts.ts';
import { invitationMail } from '../mails/mails.ts';
import { invitationLink } from './invitation-link.ts';
import { addInvitation, listOpenInvitations, removeInvitation } from './invitation-queries.ts';

const LASTS_MS = INVITATION_DAYS * 86_400_000;
const Id = z.uuid();

/** Adds the calls by which admins invite people. */
export const invitationRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, parts) => {
  const { db, mailer, offer, origin, now } = parts;

  app.route({
    ...listInvitations,
    handler: async () => {
      const rows = await listOpenInvitations(db, now());
      const invitations = rows.map(({ createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }));
      return success({ code: 'done.invitations' }, { invitations, signUp: offer.signUp });
    },
  });

  app.route({
    ...createInvitation,
    handler: async ({ owner, body: { email } }) => {
      if (offer.signUp === 'closed')
        throw new AppError('not_allowed', { code: 'accounts.signUpClosed' });
      const expiresAt = new Date(now().getTime() + LASTS_MS);
      const token = await addInvitation(db, { invitedBy: owner, email, now: now(), expiresAt });
      const link = invitationLink(origin(), token);
      if (email !== undefined) mailer.post(invitationMail({ email, link }));
      const isMailed = email !== undefined && offer.hasMail;
      return success({ code: 'done.invited' }, { link, isMailed });
    },
  });

  app.route({
    ...deleteInvitation,
    handler: async ({ owner, params }) => {
      const id = orNotFound(Id.safeParse(params.invitationId).data);
      if (!(await removeInvitation(db, id, owner))) throw refusal('not_found');
      return success({ code: 'done.invitationDeleted' }, {});
    },
  });
};

import type { FastifyBaseLogger } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { invitationLink } from './invitation-link.ts';
import { addFirstAdminLink } from './invitation-queries.ts';

const DAY_MS = 86_400_000;

/**
 * Writes a link into the log by which the first admin makes an account, where there is no admin yet. Once while such a link is
 * good, whichever of several servers starts. Who reads the log runs the server.
 */
export async function inviteFirstAdmin(
  { db, now, origin }: Pick<AccountParts, 'db' | 'now' | 'origin'>,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const token = await addFirstAdminLink(db, now(), new Date(now().getTime() + DAY_MS));
    if (token === undefined) return;
    const link = invitationLink(origin(), token);
    log.warn({ link }, 'there is no admin yet: this link makes the first one, once, for 24 hours');
  } catch (error) {
    log.error({ err: error }, 'the link of the first admin could not be made');
  }
}

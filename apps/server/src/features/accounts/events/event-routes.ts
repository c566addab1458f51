import { AccountEvent, listAccountEvents } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AccountParts } from '../account-parts.ts';
import { listEvents } from './event-queries.ts';

/** Adds the call that lists what happened to the ways into an account. */
export const eventRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db }) => {
  app.route({
    ...listAccountEvents,
    handler: async ({ owner }) => {
      const rows = await listEvents(db, owner);
      const events = rows.flatMap(({ at, ...row }) => {
        const event = AccountEvent.safeParse({ ...row, at: at.toISOString() });
        return event.success ? [event.data] : []; // A later release may have told others.
      });
      return { events };
    },
  });
};

import { findEntryKind, parseIfMatch, saveEntryOrder } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { toResumeId } from '../ids.ts';
import { settled } from '../outcome.ts';
import type { ResumeParts } from '../routes.ts';
import type { Save } from '../saved.ts';
import * as queries from './entry-order-queries.ts';

/** The orders of the five lists of entries. */
export const entryOrderRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, { db, now }) => {
  app.route({
    ...saveEntryOrder,
    handler: async ({ owner, params, headers, body }) => {
      const save: Save = {
        owner,
        resumeId: toResumeId(params.resumeId),
        basedOn: parseIfMatch(headers['if-match']),
        now: now(),
      };
      const kind = found(findEntryKind(params.kind));
      const order = { key: `order:${kind}`, content: { ids: body.ids } };
      const { revision } = settled(
        await queries.saveOrder(db, save, order),
        ({ content }) => content,
      );
      return success({ code: 'done.orderSaved' }, { revision });
    },
  });
};

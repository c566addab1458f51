import { findEntryKind, saveEntryOrder } from '@shortlist/contracts';
import { orderKey } from '@shortlist/resume';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { settled } from '../outcome.ts';
import type { ResumeParts } from '../routes.ts';
import { createToSave } from '../to-save.ts';
import * as queries from './entry-order-queries.ts';

/** The orders of the five lists of entries. */
export const entryOrderRoutes: FastifyPluginAsyncZod<ResumeParts> = async (app, parts) => {
  const { db } = parts;
  const toSave = createToSave(parts);
  app.route({
    ...saveEntryOrder,
    handler: async (request) => {
      const { params, body } = request;
      const save = toSave(request, params.resumeId);
      const kind = found(findEntryKind(params.kind));
      const order = { key: orderKey(kind), content: { ids: body.ids } };
      const { revision } = settled(
        await queries.saveOrder(db, save, order),
        ({ content }) => content,
      );
      return success({ code: 'done.orderSaved' }, { revision });
    },
  });
};

import {
  deleteSubmissions,
  listActions,
  listDeletions,
  UNDO_S,
  undoDeletion,
} from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '#db/db.ts';
import { AppError, orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { toAuditEntry, toDeletion } from '../wire.ts';
import * as actions from './action-queries.ts';
import * as deletions from './deletion-queries.ts';

const UNDO_MS = UNDO_S * 1000;
/** Deleting what was sent in, for a minute not for good, and the trail of what was done. */
export const deletionRoutes: FastifyPluginAsyncZod<{ db: Db; now: () => Date }> = async (
  app,
  { db, now },
) => {
  const undoableSince = () => new Date(now().getTime() - UNDO_MS);

  app.route({
    ...deleteSubmissions,
    handler: async ({ owner: actor, body }) => {
      const deletion = orNotFound(
        await deletions.deleteSubmissions(db, { ...body, actor, now: now() }),
      );
      return success({ code: 'done.deleted' }, { deletion: toDeletion(deletion, undoableSince()) });
    },
  });

  app.route({
    ...listDeletions,
    handler: async () => {
      const since = undoableSince();
      const rows = await deletions.listDeletionsSince(db, since);
      const list = rows.map((row) => toDeletion(row, since));
      return success({ code: 'done.whatCanStillBeUndone' }, { deletions: list });
    },
  });

  app.route({
    ...undoDeletion,
    handler: async ({ owner: actor, params }) => {
      const id = orNotFound(z.uuid().safeParse(params.id).data);
      const since = undoableSince();
      const count = await deletions.undoDeletion(db, { id, since, actor, now: now() });
      if (count === 0) throw new AppError('not_found', { code: 'company.undoTooLate' });
      return success({ code: 'done.undone' }, { count });
    },
  });

  app.route({
    ...listActions,
    handler: async ({ query }) => {
      const { rows, next } = await actions.listActions(db, query.after);
      return success({ code: 'done.theAuditTrail' }, { actions: rows.map(toAuditEntry), next });
    },
  });
};

import { recordAiUse } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { toEntryId, toResumeId } from '../ids.ts';
import * as queries from './ai-use-queries.ts';
import { usesLeft } from './stored-part.ts';

/** Adds the call that counts a use of AI Write on an entry. */
export const aiUseRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (
  app,
  { db, now, forms, kindNames: kinds },
) => {
  app.route({
    ...recordAiUse,
    handler: async ({ owner, params, body }) => {
      const resumeId = toResumeId(params.documentId);
      const entryId = toEntryId(body.entryId);
      const { callId } = params;
      const use = { owner, resumeId, entryId, callId, now: now(), forms, kinds };
      const aiUsesLeft = usesLeft(orNotFound(await queries.recordAiUse(db, use)));
      return success({ code: 'done.aiUseCounted' }, { aiUsesLeft });
    },
  });
};

import { createPursuit, getPursuit, listPursuits } from '@shortlist/contracts';
import { PURSUIT } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import { findDocument } from '../documents/find-document-queries.ts';
import { toResumeId } from '../documents/ids.ts';
import { createWholeDocuments } from '../documents/whole-documents.ts';
import * as queries from './pursuit-queries.ts';
import { toDetails, toListed } from './pursuit-wire.ts';
import { listSent } from './sent/sent-queries.ts';

/** A person's applications: list, make, read. Their parts are saved as those of any document. */
export const pursuitRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, callers, forms, takeTurn } = parts;
  const documents = createWholeDocuments(parts);

  app.route({
    ...listPursuits,
    handler: async (request, reply) => {
      const caller = await callers.find(request, reply);
      const { after, most } = request.query;
      if (caller) await takeTurn(caller, reply);
      const { page, next } = caller
        ? await queries.listPursuits(db, caller.owner, { after, most: Number(most) })
        : { page: [], next: null };
      return success({ code: 'done.yourApplications' }, { applications: page.map(toListed), next });
    },
  });

  app.route({
    ...createPursuit,
    handler: async (request, reply) => {
      const { client_id: submissionId, posting } = request.body;
      const application_id = await documents.make(request, reply, {
        ...{ kind: PURSUIT, id: undefined, submissionId, title: pursuitTitle(posting) },
        ...{ level: '', industry: '', base: undefined, further: () => ({ posting }) },
      });
      return success({ code: 'done.applicationKept' }, { application_id });
    },
  });

  app.route({
    ...getPursuit,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.applicationId);
      const found = orNotFound(await findDocument(db, { owner, id, forms, kinds: [PURSUIT] }));
      const pursuit = PURSUIT.readParts(found.parts, forms.sections);
      const data = toDetails(pursuit, await listSent(db, { owner, application: id }));
      return success({ code: 'done.yourApplication' }, { data });
    },
  });
};

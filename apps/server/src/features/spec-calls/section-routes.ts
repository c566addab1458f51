import { saveContact, saveSkills, saveSummary } from '@shortlist/contracts';
import { checkContact } from '@shortlist/model';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../documents/document-services.ts';
import { assertCheck, unwrapSave } from '../documents/outcome.ts';
import * as queries from '../documents/section-queries.ts';
import { createToSave } from '../documents/to-save.ts';
import { SPEC_KINDS, toContactInfo } from './wire.ts';

/** The sections that are one value each: contact, skills and summary. */
export const sectionRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db } = parts;
  const toSave = createToSave(parts);

  app.route({
    ...saveContact,
    handler: async (request) => {
      const { resume_id: _, ...contact } = request.body;
      assertCheck(checkContact(contact));
      const saved = unwrapSave(
        await queries.saveContact(db, toSave(request, request.body.resume_id, SPEC_KINDS), contact),
        ({ content }) => toContactInfo(content),
      );
      return success({ code: 'done.contactSaved' }, { revision: saved.revision });
    },
  });

  app.route({
    ...saveSkills,
    handler: async (request) => {
      const saved = unwrapSave(
        await queries.saveSkills(
          db,
          toSave(request, request.body.resume_id, SPEC_KINDS),
          request.body.skills,
        ),
        ({ content }) => ({ skills_description: content.text }),
      );
      return success({ code: 'done.skillsSaved' }, { revision: saved.revision });
    },
  });

  app.route({
    ...saveSummary,
    handler: async (request) => {
      const saved = unwrapSave(
        await queries.saveSummary(
          db,
          toSave(request, request.body.resume_id, SPEC_KINDS),
          request.body.summary,
        ),
        ({ content }) => ({ summaries_description: content.text }),
      );
      return success({ code: 'done.summarySaved' }, { revision: saved.revision });
    },
  });
};

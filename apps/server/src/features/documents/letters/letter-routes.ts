import { createLetter, getLetter, listLetters } from '@shortlist/contracts';
import {
  type DocumentLanguage,
  LETTER,
  letterOfPursuit,
  PURSUIT,
  RESUME,
  type ResumeId,
  readLook,
} from '@shortlist/model';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { UserId } from '#db/db.ts';
import { orNotFound } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { DocumentRoutes } from '../document-services.ts';
import { findDocument } from '../find-document-queries.ts';
import { toResumeId } from '../ids.ts';
import { findPart } from '../parts/part-queries.ts';
import * as queries from '../queries.ts';
import { createWholeDocuments } from '../whole-documents.ts';

const LOOK = { kind: 'look', key: 'look' };

type Listed = Awaited<ReturnType<typeof queries.listDocuments>>[number];

/** Letters by calls of their own: list, make, read. Everything else is the calls of documents. */
export const letterRoutes: FastifyPluginAsyncZod<DocumentRoutes> = async (app, parts) => {
  const { db, now, callers, forms, takeTurn } = parts;
  const documents = createWholeDocuments(parts);

  app.route({
    ...listLetters,
    handler: async (request, reply) => {
      const caller = await callers.find(request, reply);
      const listed = caller ? await queries.listDocuments(db, caller.owner, LETTER.kind) : [];
      return success({ code: 'done.yourLetters' }, { letters: listed.map(toListed) });
    },
  });

  app.route({
    ...createLetter,
    handler: async (request, reply) => {
      const { name: title, resume_id: base, language, submission_id: submissionId } = request.body;
      const { application_id: application } = request.body;
      const further = async (owner: UserId | undefined) => ({
        ...(application && (await partsOf(application, owner, reply))),
        ...(language && { look: await lookIn(language, owner, base) }),
      });
      const letter_id = await documents.make(request, reply, {
        ...{ kind: LETTER, id: undefined, title, base, submissionId },
        ...{ level: '', industry: '', further },
      });
      return success({ code: 'done.letterCreated' }, { letter_id });
    },
  });

  app.route({
    ...getLetter,
    preHandler: takeTurn,
    handler: async ({ owner, params }) => {
      const id = toResumeId(params.letterId);
      const wanted = { owner, id, forms, kinds: [LETTER] };
      const { document, parts: own, base } = orNotFound(await findDocument(db, wanted));
      const letter = LETTER.readParts([...(base?.parts ?? []), ...own], forms.sections);
      return success({ code: 'done.yourLetter' }, { data: { ...toListed(document), ...letter } });
    },
  });

  /** Parts of a letter for an application, which is read whole, in a turn of the owner's. */
  async function partsOf(id: ResumeId, caller: UserId | undefined, reply: FastifyReply) {
    const owner = orNotFound(caller);
    await takeTurn({ owner }, reply);
    const wanted = { owner, id, forms, kinds: [PURSUIT] };
    const { parts: ofPursuit } = orNotFound(await findDocument(db, wanted));
    return letterOfPursuit(PURSUIT.readParts(ofPursuit, forms.sections));
  }

  /** The look of a resume, or that of a letter that follows none, in a language. */
  async function lookIn(language: DocumentLanguage, owner?: UserId, base?: ResumeId) {
    const of = owner && base && { owner, resumeId: base, kinds: [RESUME.kind], now: now(), forms };
    const found = of && (await findPart(db, of, LOOK));
    return { ...readLook(found?.stored?.content), language };
  }
};

const toListed = ({
  id,
  title,
  base,
  editedAt,
}: Pick<Listed, 'id' | 'title' | 'base' | 'editedAt'>) => ({
  letter_id: id,
  name: title,
  resume_id: base,
  last_edited: editedAt.toISOString(),
});

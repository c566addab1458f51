import { Readable } from 'node:stream';
import {
  askSecondOpinion,
  getModel,
  PROPOSAL_STREAM,
  type ProposalEvent,
  propose,
} from '@shortlist/contracts';
import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { whenClosed } from '#http/connection/when-closed.ts';
import { AppError } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { cancelledWith, explain, type ModelServices } from './model-services.ts';

/** Far above what the contracts let through, letters of several bytes included. */
const BODY_LIMIT = 512 * 1024;

/** Loads what asks a model. It brings the lexicon of keywords along, half a second of a start's time. */
async function loadQuestions() {
  const [{ proposeWords }, { fetchOpinions }] = await Promise.all([
    import('./propose-words.ts'),
    import('./second-opinion.ts'),
  ]);
  return { proposeWords, fetchOpinions };
}

/** Asking a language model, where one is configured. Its key is known to `model` alone. */
export const modelRoutes: FastifyPluginAsyncZod<ModelServices> = async (app, services) => {
  const { model, enter } = services;

  /** The model and the way out, for a caller whose turn it is; refuses all others. */
  async function begin(request: FastifyRequest) {
    const entered = await enter(request);
    try {
      return { ...entered, ...(await loadQuestions()) };
    } catch (error) {
      entered.leave();
      throw error;
    }
  }

  app.route({
    ...getModel,
    handler: async () =>
      model === undefined
        ? success({ code: 'models.none' }, { isOn: false, name: '' })
        : success({ code: 'models.isOn' }, { isOn: true, name: model.name }),
  });

  app.route({
    ...propose,
    bodyLimit: BODY_LIMIT,
    compress: false, // It would hold back what has been written.
    handler: async (request, reply) => {
      const asked = await begin(request);
      // Also when nobody ever reads the first line.
      whenClosed(reply.raw, asked.leave);
      const events = asked.proposeWords(asked.model, request.body, {
        cancelled: cancelledWith(reply),
        now: asked.now,
      });
      const lines = writeLines(events, request.log);
      return reply.type(`${PROPOSAL_STREAM}; charset=utf-8`).send(Readable.from(lines));
    },
  });

  app.route({
    ...askSecondOpinion,
    bodyLimit: BODY_LIMIT,
    handler: async (request, reply) => {
      const asked = await begin(request);
      try {
        const opinions = await asked.fetchOpinions(asked.model, request.body, cancelledWith(reply));
        return success({ code: 'models.saw' }, { opinions });
      } catch (error) {
        throw new AppError('model_failed', explain(error, request.log));
      } finally {
        asked.leave();
      }
    },
  });
};

/** One event a line; a failure is the last of them, since the answer has begun. */
async function* writeLines(
  events: AsyncIterable<ProposalEvent>,
  log: FastifyBaseLogger,
): AsyncGenerator<string> {
  const line = (event: ProposalEvent) => `${JSON.stringify(event)}\n`;
  try {
    for await (const event of events) yield line(event);
  } catch (error) {
    yield line({ type: 'failed', message: formatMessage(ENGLISH, en, explain(error, log)) });
  }
}

import { Readable } from 'node:stream';
import {
  askSecondOpinion,
  getModel,
  PROPOSAL_STREAM,
  type ProposalEvent,
  propose,
} from '@shortlist/contracts';
import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '#db/db.ts';
import { whenClosed } from '#http/connection/when-closed.ts';
import { AppError } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import { countQuestion, createTurns } from './limits.ts';
import type { Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';

export type ModelParts = { db: Db; secret: string; now: () => Date; model: Model | undefined };

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
export const modelRoutes: FastifyPluginAsyncZod<ModelParts> = async (app, parts) => {
  const { db, secret, now, model } = parts;
  const turns = createTurns();

  /** The model and the way out, for a caller whose turn it is; refuses all others. */
  async function begin({ owner, ip: address }: FastifyRequest) {
    if (model === undefined) throw new AppError('no_model', { code: 'models.none' });
    const questions = await loadQuestions();
    const leave = turns.enter(owner);
    try {
      await countQuestion(db, { owner, address, secret, now: now() });
    } catch (error) {
      leave();
      throw error;
    }
    return { model, leave, ...questions };
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
      const events = asked.proposeWords(asked.model, request.body, cancelledWith(reply));
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

/** Aborts when the caller goes away before the answer is complete. */
function cancelledWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply.raw, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

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

/** Returns what to tell the person; the log learns the kind of failure and no words. Other errors go on. */
function explain(error: unknown, log: FastifyBaseLogger): Message<'models'> {
  if (!(error instanceof ModelFailure)) throw error;
  const { reason, status } = error;
  if (reason !== 'cancelled') log.warn({ reason, status }, 'model');
  return { code: `models.${reason}` };
}

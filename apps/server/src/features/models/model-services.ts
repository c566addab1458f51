import type { Message } from '@shortlist/messages';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { whenClosed } from '#http/connection/when-closed.ts';
import { AppError } from '#http/errors/errors.ts';
import type { Server } from '../server-feature.ts';
import { createTurns, QUESTIONS } from './limits.ts';
import { createModel, type Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { rewordPrompt } from './prompts.ts';

export type ModelServices = {
  /** Undefined where none is configured. Its key is known to it alone. */
  model: Model | undefined;
  /** Answers the model, the way out and when its turn began, for a caller whose turn it is; throws what all others get as an answer. */
  enter(request: FastifyRequest): Promise<{ model: Model; leave: () => void; now: Date }>;
  /** Returns how a caller has points worded otherwise; throws what the caller gets as an answer. */
  rewordFor(
    request: FastifyRequest,
    reply: FastifyReply,
  ): (asked: PointsToReword) => Promise<string>;
};

type PointsToReword = { points: readonly string[]; posting: string };

const made = new WeakMap<Server, ModelServices>();

/** Returns what a server's calls to its model share: each owner's turns are one. */
export function modelServicesOf(server: Server): ModelServices {
  const services = made.get(server) ?? createServices(server);
  made.set(server, services);
  return services;
}

function createServices({ config, database: { db }, now, modelMs }: Server): ModelServices {
  const model = createModel(config, modelMs);
  const turns = createTurns();

  async function enter({ owner, ip: address }: FastifyRequest) {
    if (model === undefined) throw new AppError('no_model', { code: 'models.none' });
    const leave = turns.enter(owner);
    const entered = now();
    try {
      await QUESTIONS.count(db, { owner, address, secret: config.sessionSecret, now: entered });
    } catch (error) {
      leave();
      throw error;
    }
    return { model, leave, now: entered };
  }

  const rewordFor: ModelServices['rewordFor'] = (request, reply) => async (asked) => {
    const entered = await enter(request);
    try {
      let answer = '';
      const pieces = entered.model.answer(rewordPrompt(asked), cancelledWith(reply));
      for await (const piece of pieces) answer += piece;
      return answer;
    } catch (error) {
      throw new AppError('model_failed', explain(error, request.log));
    } finally {
      entered.leave();
    }
  };

  return { model, enter, rewordFor };
}

/** Aborts when the caller goes away before the answer is complete. */
export function cancelledWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  whenClosed(reply.raw, () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Returns what to tell the person; the log learns the kind of failure and no words. Other errors go on. */
export function explain(error: unknown, log: FastifyBaseLogger): Message<'models'> {
  if (!(error instanceof ModelFailure)) throw error;
  const { reason, status } = error;
  if (reason !== 'cancelled') log.warn({ reason, status }, 'model');
  return { code: `models.${reason}` };
}

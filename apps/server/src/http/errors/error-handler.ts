import { ENGLISH, en, formatMessage, type Language, type Message } from '@shortlist/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFull, isUnreachable } from '#db/outage.ts';
import { drain } from '../connection/drain.ts';
import { diskFull } from '../refuse-when-full.ts';
import { AppError, refusal } from './errors.ts';
import { logRefusals } from './log-refusals.ts';

/** Turns every error into the envelope, in a language; only the unforeseen ones are logged as errors, and refusals for want of room or time together. */
export function handleErrors(app: FastifyInstance, language: Language = ENGLISH): void {
  logRefusals(app);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, language));
}

/** Reads what the caller is to see of an error, and does all that goes with it but the answer. */
export async function readRefusal(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AppError> {
  const refused = asRefusal(error);
  if (refused.code === 'unforeseen')
    request.log.error({ code: 'unforeseen', err: error }, 'unforeseen');
  if (refused.code === 'overload' || refused.code === 'no_room') {
    request.server.refusals.note(request, refused, error);
  }
  if (refused.retryAfterS !== undefined) reply.header('retry-after', refused.retryAfterS);
  if (refused.code === 'too_large' && (await drain(request.raw))) reply.removeHeader('connection');
  return refused;
}

/** Answers with the envelope of `error`. */
export async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language = ENGLISH,
) {
  const refused = await readRefusal(error, request, reply);
  const { code, status, reason, details } = refused;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      status: 'error',
      message: formatMessage(language, en, reason),
      code,
      // With it a report of the fault names its line in the log.
      ...(code === 'unforeseen' && { request_id: request.id }),
      ...details,
    });
}

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode = 500 } = error as Partial<FastifyError>;
  if (statusCode === 413) return refusal('too_large');
  if (statusCode === 415) return refusal('wrong_type');
  if (statusCode === 404) return refusal('not_found');
  if (isDatabaseFull(error)) return diskFull();
  if (statusCode === 503 || isUnreachable(error)) return refusal('overload');
  if (statusCode >= 400 && statusCode < 500) return new AppError('invalid', whyUnreadable(error));
  return refusal('unforeseen');
}

function whyUnreadable(error: unknown): Message<'errors'> {
  const isJson = (error as Partial<FastifyError>).code?.endsWith('_JSON_BODY');
  return {
    code: isJson || error instanceof SyntaxError ? 'errors.brokenJson' : 'errors.unreadable',
  };
}

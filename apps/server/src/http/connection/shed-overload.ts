import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AppError, refusal } from '../errors/errors.ts';
import { hasBody } from './slow-bodies.ts';

/** Number of requests that are being worked on now. */
export type UnderWay = { count: number };

/**
 * Refuses requests at once while `most` others are being worked on: they would wait longer than anybody does, and make
 * the others wait too. A request with a body counts from when its body is there, so that senders who are slow, or send
 * nothing, take nobody's place; an upload, whose route reads the body itself, has limits of its own.
 */
export function shedOverload(app: FastifyInstance, most: number, underWay: UnderWay): void {
  const refuseBeyondMost = () => (underWay.count >= most ? refusal('overload') : undefined);

  /** Counts a request until it is answered; the refusal where there are too many. */
  function count(response: NodeJS.EventEmitter): AppError | undefined {
    const refused = refuseBeyondMost();
    if (refused) return refused;
    underWay.count += 1;
    let isCounted = true;
    const end = () => {
      if (isCounted) underWay.count -= 1;
      isCounted = false;
    };
    response.once('finish', end).once('close', end);
    return undefined;
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isNeverShed) done();
    else done(hasBody(request.raw.headers) ? refuseBeyondMost() : count(reply.raw));
  });
  app.addHook('preValidation', (request, reply, done) => {
    const isCounted = hasBody(request.raw.headers) && !isUpload(request);
    done(isCounted ? count(reply.raw) : undefined);
  });
}

const isUpload = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') === true;

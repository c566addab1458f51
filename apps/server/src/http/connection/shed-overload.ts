import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../errors/errors.ts';
import { hasBody } from './slow-bodies.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own.
  interface FastifyContextConfig {
    /** Whether this route is answered however much is under way: it says how the server is. */
    isNeverShed?: boolean;
  }
}

/** How many requests are being worked on now. */
export type UnderWay = { count: number };

/**
 * Refuses requests at once while `most` others are being worked on: they would wait longer than anybody does, and make
 * the others wait too. A request with a body counts from when its body is there, so that senders who are slow, or send
 * nothing, take nobody's place; an upload, whose route reads the body itself, has limits of its own.
 */
export function shedOverload(app: FastifyInstance, most: number, underWay: UnderWay): void {
  function refuseBeyondMost(): void {
    if (underWay.count >= most) throw refusal('overload');
  }

  function count(response: NodeJS.EventEmitter): void {
    refuseBeyondMost();
    underWay.count += 1;
    let isCounted = true;
    const end = () => {
      if (isCounted) underWay.count -= 1;
      isCounted = false;
    };
    response.once('finish', end).once('close', end);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isNeverShed) return;
    refuseBeyondMost();
    if (!hasBody(request.raw.headers)) count(reply.raw);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request.raw.headers) && !isUpload(request)) count(reply.raw);
  });
}

const isUpload = ({ headers }: FastifyRequest) =>
  headers['content-type']?.startsWith('multipart/') === true;

import type { FastifyInstance } from 'fastify';
import type { Metrics } from './create-metrics.ts';

/** The calls that save a part of a resume: the spec's, and ours by its key. */
const SAVE = /^\/api\/(?:save_|documents\/:\w+\/parts)/u;

/** Counts each answered request, by its route: an address would make endlessly many. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1_000);
    if (method !== 'GET' && SAVE.test(route)) metrics.saves.inc({ outcome: outcomeOf(status) });
    done();
  });
}

function outcomeOf(status: number): string {
  if (status < 400) return 'saved';
  return status === 409 ? 'conflict' : 'refused';
}

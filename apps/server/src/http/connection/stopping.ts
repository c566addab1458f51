import type { FastifyInstance } from 'fastify';

/** Tells that this server is being stopped; set before it takes no more requests. */
export type Stopping = { hasBegun: boolean };

/**
 * While the server is being stopped, each answer tells the client to close its connection, so that none is left on
 * which a request could be under way when the server ends.
 */
export function closeConnectionsOnStop(app: FastifyInstance, stopping: Stopping): void {
  app.addHook('preClose', async () => {
    stopping.hasBegun = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.hasBegun) reply.header('connection', 'close');
    done();
  });
}

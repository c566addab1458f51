import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Time that a request may take to come on a connection that was made just now. */
const GRACE_MS = 500;

/**
 * Takes no new connections, and leaves the request that is on its way on a new one the time to come. Closing an HTTP server
 * cuts the connections on which no request has begun, and the system cuts those that were not accepted yet: a proxy
 * cannot tell either from a request that was begun, and so may not send a write to another server.
 */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  await nextTurn(); // Right after the turn of the event loop in which connections are accepted.
  NetServer.prototype.close.call(server);
  await sleep(GRACE_MS);
}

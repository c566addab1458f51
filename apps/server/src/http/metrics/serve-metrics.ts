import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { POLICY_OF_JSON } from '../headers/security-headers.ts';
import type { Metrics } from './create-metrics.ts';

type Served = { port: number; close(): Promise<void> };

let ofProcess: Registry | undefined;

/**
 * Counts of the process, its memory and its event loop: watched from the first time that they are served, ten milliseconds
 * by ten, and once for all servers of the process, since nothing ends the watching.
 */
function watchProcess(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Serves `/metrics` at a port of its own, which nobody has to be let through to. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Served> {
  const registry = Registry.merge([watchProcess(), metrics.registry]);
  const server = createServer((request, response) => {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', POLICY_OF_JSON);
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

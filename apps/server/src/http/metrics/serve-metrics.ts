import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { POLICY_OF_JSON } from '../headers/security-headers.ts';
import type { Metrics } from './create-metrics.ts';

type Served = { port: number; close(): Promise<void> };

/** Serves `/metrics` at a port of its own, which nobody has to be let through to. */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Served> {
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

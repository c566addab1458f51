import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let close: () => void = () => {};

export function closeFormServer(): void {
  close();
  document.head.innerHTML = '';
}

/** A server of another origin that lets itself be sent to and then does `answer`; pages are sent to it. */
export async function serveForms(answer: Answer): Promise<void> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') response.end();
    else answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  document.head.innerHTML = `<base href="http://127.0.0.1:${address.port}/">`;
  close = () => {
    server.closeAllConnections();
    server.close();
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A language model that keeps what it is asked and always answers the same line. */
export async function startFakeModel() {
  const asked: string[] = [];
  const chunk = { choices: [{ index: 0, delta: { content: 'Built [number] bridges.' } }] };
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}\n${await text(request)}`);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The model has no port.');
  return { url: `http://127.0.0.1:${address.port}/v1`, asked, stop: () => server.close() };
}

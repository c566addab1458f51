import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { CalledBack, NoAnswer, type Sending, upload } from './upload.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let close: () => void = () => {};
afterEach(() => {
  close();
  document.head.innerHTML = '';
});

/** A server of another origin that lets itself be sent to and then does `answer`; pages are sent to it. */
async function serve(answer: Answer): Promise<void> {
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

/** Takes all of it, begins to answer and never gets further. */
const neverAnswers: Answer = (request, response) => {
  request.resume().on('end', () => response.writeHead(200).flushHeaders());
};

function form(): FormData {
  const filled = new FormData();
  filled.append('firstName', 'Ada');
  return filled;
}

it('says that nobody knows whether it arrived when the server takes all of it and never answers', async () => {
  await serve(neverAnswers);
  await expect(upload(form(), () => {}, 20)).rejects.toThrow(NoAnswer);
});

it('says so when the connection is cut after all had left', async () => {
  let cut = () => {};
  await serve((request, response) => {
    cut = () => request.socket.destroy();
    neverAnswers(request, response);
  });
  const cutAtEnd = ({ progress }: Sending) => progress === 1 && cut();
  await expect(upload(form(), cutAtEnd)).rejects.toThrow(NoAnswer);
});

it('can be stopped at once after all had left, and says so too', async () => {
  await serve(neverAnswers);
  const stopAtEnd = ({ progress, cancel }: Sending) => progress === 1 && cancel();
  await expect(upload(form(), stopAtEnd)).rejects.toThrow(NoAnswer);
});

it('is called back without a doubt before all had left', async () => {
  await serve((request) => request.resume());
  const stopAtStart = ({ cancel }: Sending) => setTimeout(cancel);
  await expect(upload(form(), stopAtStart)).rejects.toThrow(CalledBack);
});

it('passes on what the server refuses', async () => {
  const refusal = { status: 'error', code: 'closed', message: 'This job is closed.' };
  await serve((request, response) => {
    request.resume().on('end', () => response.writeHead(404).end(JSON.stringify(refusal)));
  });
  await expect(upload(form(), () => {})).rejects.toThrow(/closed|404/u);
});

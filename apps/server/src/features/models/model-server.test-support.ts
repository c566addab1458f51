import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A question as OpenAI's chat completions have it. */
export type Asked = {
  path: string;
  authorization: string | undefined;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    temperature?: number;
  };
};

/** Answers one question: streams pieces, fails, or hangs, as a test has it. */
export type Answering = (reply: Streaming, asked: Asked) => void | Promise<void>;

/** A server that speaks the protocol of OpenAI's chat completions over HTTP; what it says is up to a test. */
export class ModelServer {
  readonly #server: Server;
  /** The questions so far. */
  readonly asked: Asked[] = [];
  /** Answers the next questions. */
  answering: Answering = (reply) => reply.end();

  constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  static async open(): Promise<ModelServer> {
    const server = new ModelServer();
    server.#server.listen(0, '127.0.0.1');
    await once(server.#server, 'listening');
    return server;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('Not listening.');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  /** The next answers say these words, piece by piece. */
  say(...pieces: string[]): void {
    this.answering = (reply) => {
      for (const piece of pieces) reply.say(piece);
      reply.end();
    };
  }

  /** As if nothing had been asked yet. */
  forget(): void {
    this.asked.length = 0;
    this.answering = (reply) => reply.end();
  }

  /** The next answers are no answers. */
  refuse(status: number, text = '{"error":{"message":"Secret words of the asker"}}'): void {
    this.answering = ({ response }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const asked: Asked = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: JSON.parse(text),
    };
    this.asked.push(asked);
    await this.answering(new Streaming(response), asked);
  }
}

/** An answer being streamed as server-sent events. */
class Streaming {
  readonly response: ServerResponse;

  constructor(response: ServerResponse) {
    this.response = response;
  }

  /** A piece of the answer. */
  say(content: string): void {
    this.#send({ content });
  }

  /** A piece of what the model thinks aloud. */
  think(text: string): void {
    this.#send({ reasoning_content: text });
  }

  end(): void {
    this.#send({}, 'stop');
    this.response.end('data: [DONE]\n\n');
  }

  /** The same words for ever, as fast as they are taken. */
  async ramble(content: string): Promise<void> {
    this.say(content);
    await this.pour(eventOf({ content }));
  }

  /** The same bytes for ever. */
  async pour(bytes: string): Promise<void> {
    function* endless() {
      while (true) yield bytes;
    }
    // The client goes away in the end: that is no fault here.
    await pipeline(Readable.from(endless()), this.response).catch(() => {});
  }

  /** The connection is gone in mid-answer. */
  cut(): void {
    this.response.destroy();
  }

  #send(delta: object, finish: string | null = null): void {
    this.open();
    this.response.write(eventOf(delta, finish));
  }

  /** Begins the answer. */
  open(): void {
    if (this.response.headersSent) return;
    this.response.writeHead(200, { 'content-type': 'text/event-stream' });
  }
}

function eventOf(delta: object, finish: string | null = null): string {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

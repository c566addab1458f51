import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { TestServer } from './server.ts';
import { test } from './test.ts';

/** A server that speaks the protocol of OpenAI's chat completions; what it says is up to a test. */
class ModelServer {
  readonly #server: Server;
  #words = '';
  #left = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      request.resume().on('end', () => this.#answer(response));
    });
  }

  static async start(): Promise<ModelServer> {
    const model = new ModelServer();
    model.#server.listen(0, '127.0.0.1');
    await once(model.#server, 'listening');
    return model;
  }

  /** The configuration of the product's server for it. */
  get settings(): Record<string, string> {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('Not listening.');
    return { AI_BASE_URL: `http://127.0.0.1:${address.port}/v1`, AI_MODEL: 'stand-in' };
  }

  /** The number of askers who went away before their answer had ended. */
  get left(): number {
    return this.#left;
  }

  /** The next answers say these words; those that end in "…" never come to their end. */
  say(words: string): void {
    this.#words = words;
  }

  async dispose(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #answer(response: ServerResponse): void {
    response.on('close', () => {
      if (!response.writableFinished) this.#left += 1;
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of this.#words.split(/(?<= )/u)) response.write(event({ content }));
    if (!this.#words.endsWith('…')) response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  }
}

function event(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const chunk = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stand-in',
    choices,
  };
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

/** Tests on a server that has a language model: one of each for all such tests of a worker. */
export const modelTest = test.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
    async ({}, use) => {
      const model = await ModelServer.start();
      await use(model);
      await model.dispose();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await TestServer.start(model.settings);
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

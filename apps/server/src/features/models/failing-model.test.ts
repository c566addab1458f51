import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { setModelScene } from './model-scene.test-support.ts';
import { ModelServer } from './model-server.test-support.ts';

const scene = setModelScene();

const TRY_AGAIN = 'Nothing was changed. Please try again.';
const failed = (message: string) => ({ type: 'failed', message });

describe('a model’s server that fails', () => {
  it.each([
    { status: 500, message: /gave no usable answer/u },
    { status: 404, message: /gave no usable answer/u },
    { status: 401, message: /AI_API_KEY/u },
    { status: 429, message: /is busy right now/u },
  ])('with $status is told of, without its own words', async ({ status, message }) => {
    scene().upstream.refuse(status);
    const { last, raw } = await scene().ask();
    expect(last).toEqual(failed(expect.stringMatching(message)));
    expect(raw.body).not.toMatch(/Secret|sk-/u);
    expect(scene().upstream.asked).toHaveLength(1);
  });

  it('by cutting the connection in mid-answer proposes nothing', async () => {
    scene().upstream.answering = (reply) => {
      reply.say('Served guests and trained the whole of the');
      setImmediate(() => reply.cut());
    };
    const { events } = await scene().ask();
    expect(events.some(({ type }) => type === 'done')).toBe(false);
    expect(events.at(-1)).toMatchObject({ type: 'failed' });
  });

  it.each([
    {
      what: 'ends without saying that it has',
      text: 'data: {"choices":[{"delta":{"content":"Served"}}]}\n\n',
    },
    { what: 'says what is no JSON', text: 'data: {nonsense\n\ndata: [DONE]\n\n' },
    { what: 'says an error', text: 'data: {"error":{"message":"out of memory"}}\n\n' },
    { what: 'says nothing', text: '' },
    { what: 'is a web page', text: '<!doctype html><h1>Welcome</h1>' },
  ])('as one that $what is told of', async ({ text }) => {
    scene().upstream.answering = ({ response }) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(text);
    };
    expect((await scene().ask()).last).toMatchObject({ type: 'failed' });
  });

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])(
    '[TR3] by compressing with %s what was asked for as it is, is told of',
    async (encoding, compress) => {
      const text =
        'data: {"choices":[{"delta":{"content":"Served"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
      let accepted: string | undefined;
      scene().upstream.answering = ({ response }) => {
        accepted = response.req.headers['accept-encoding'] as string;
        const headers = { 'content-type': 'text/event-stream', 'content-encoding': encoding };
        response.writeHead(200, headers).end(compress(text));
      };
      expect((await scene().ask()).last).toMatchObject({ type: 'failed' });
      expect(accepted).toBe('identity');
    },
  );

  it('by saying nothing in the end is told of', async () => {
    scene().upstream.say('<think>Hm.</think>', ' \n');
    expect((await scene().ask()).last).toEqual(
      failed(`The language model had nothing to propose. ${TRY_AGAIN}`),
    );
  });

  it('by rambling on is cut off', async () => {
    scene().upstream.answering = (reply) => reply.ramble('and then there was more, '.repeat(40));
    const { last } = await scene().ask({ kind: 'summary' });
    expect(last).toEqual(failed(expect.stringMatching(/far more than asked/u)));
  });

  it('by a line that never ends is cut off', async () => {
    scene().upstream.answering = (reply) => {
      reply.open();
      reply.response.write('data: {"choices":[{"delta":{"content":"');
      return reply.pour('x'.repeat(100_000));
    };
    expect((await scene().ask()).last).toEqual(failed(expect.stringMatching(/far more/u)));
  });

  it('by leading elsewhere does not get there with the key', async () => {
    const elsewhere = await ModelServer.open();
    elsewhere.say('Served guests.');
    scene().upstream.answering = ({ response }) => {
      response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end();
    };
    expect((await scene().ask()).last).toMatchObject({ type: 'failed' });
    expect(elsewhere.asked).toHaveLength(0);
    await elsewhere.close();
  });
});

import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { openRenderer, RENDER_BOUNDS, type RenderBounds } from './open-renderer.ts';

function open(bounds?: Partial<RenderBounds>) {
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  const renderer = openRenderer(log, { ...RENDER_BOUNDS, ...bounds });
  onTestFinished(() => renderer.close());
  return { renderer, lines };
}

const JOB = { kind: 'resume', parts: [], format: 'txt', createdAt: new Date() };

it('[AP3] a score that fails is none, with a line in the log, and files are made all the same', async () => {
  const { renderer, lines } = open();
  const made = await renderer.take('ada', async ({ render, score }) => ({
    score: await score({ posting: null as never, parts: [] }),
    file: await render(JOB),
  }));
  expect(made).toMatchObject({ score: undefined, file: { mime: 'text/plain' } });
  expect(lines.join('')).toContain('a resume could not be scored');
});

it('[TR3] a turn whose caller has left begins no further job', async () => {
  const { renderer, lines } = open();
  const left = new AbortController();
  const jobs = await renderer.take(
    'ada',
    async ({ render, score }) => {
      const first = await render(JOB);
      left.abort();
      return Promise.allSettled([first, render(JOB), score({ posting: 'SQL', parts: [] })]);
    },
    left.signal,
  );
  const refused = { status: 'rejected', reason: { code: 'slow_down' } };
  expect(jobs).toMatchObject([{ status: 'fulfilled' }, refused, refused]);
  expect(lines).toEqual([]);
});

it('[TR3] a thread that does not start in time is no fault of the file: the caller comes again', async () => {
  const { renderer } = open({ startMs: 1 });
  const made = renderer.take('ada', ({ render }) => render(JOB));
  await expect(made).rejects.toMatchObject({ code: 'overload', retryAfterS: 5 });
});

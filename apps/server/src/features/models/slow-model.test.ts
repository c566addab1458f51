import { expect, it } from 'vitest';
import { setModelScene } from './model-scene.test-support.ts';

const scene = setModelScene({ modelMs: 50 });

it('a slow model is not waited for', async () => {
  scene().upstream.answering = (reply) => reply.say('Served guests');
  const { events } = await scene().ask();
  const message = 'The language model took too long. Nothing was changed. Please try again.';
  expect(events.at(-1)).toEqual({ type: 'failed', message });
});

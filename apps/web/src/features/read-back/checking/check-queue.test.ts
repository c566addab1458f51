import { resumeWith } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import type { CheckOutcome } from './check-file.ts';
import { WHOLE } from './check-outcome.test-support.ts';
import { createCheckQueue } from './check-queue.ts';

const [first, second, third] = ['One', 'Two', 'Three'].map((summary) => resumeWith({ summary }));

type Asked = { resume: unknown; format: string; answer: (outcome: CheckOutcome | Error) => void };

/** A queue whose files are checked by hand. */
function openQueue() {
  const asked: Asked[] = [];
  const queue = createCheckQueue(
    (resume, format) =>
      new Promise((resolve, reject) =>
        asked.push({
          resume,
          format,
          answer: (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome)),
        }),
      ),
  );
  async function answer(at: number, outcome: CheckOutcome | Error = WHOLE) {
    asked[at]?.answer(outcome);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { queue, asked, answer };
}

it('[EX3] checks one file at a time, the first format first', async () => {
  const { queue, asked, answer } = openQueue();
  if (!first) return;
  queue.ask(first, ['pdf', 'json']);
  expect(asked.map(({ format }) => format)).toEqual(['pdf']);
  await answer(0);
  expect(asked.map(({ format }) => format)).toEqual(['pdf', 'json']);
  expect([...queue.get().outcomes.keys()]).toEqual(['pdf']);
});

it('[EX3] asks of several resumes only the newest, and tells nothing of an older one', async () => {
  const { queue, asked, answer } = openQueue();
  if (!first || !second || !third) return;
  queue.ask(first, ['pdf', 'json']);
  queue.ask(second, ['pdf', 'json']);
  queue.ask(third, ['pdf']);
  await answer(0);
  expect(queue.get().outcomes.size).toBe(0);
  expect(asked.map(({ resume, format }) => [resume, format])).toEqual([
    [first, 'pdf'],
    [third, 'pdf'],
  ]);
  await answer(1);
  expect(queue.get().outcomes.get('pdf')).toEqual({ resume: third, outcome: WHOLE });
});

it('[EX3] tells a failure, asks nothing more, and begins again when it is asked again', async () => {
  expectPrinted('The files of the resume could not be checked. Error: It did not come.');
  const { queue, asked, answer } = openQueue();
  if (!first) return;
  queue.ask(first, ['pdf', 'json']);
  await answer(0, new Error('It did not come.'));
  expect(queue.get().hasFailed).toBe(true);
  expect(asked).toHaveLength(1);
  queue.ask(first, ['pdf']);
  await answer(1);
  expect(queue.get().hasFailed).toBe(false);
});

it('[EX3] tells no failure of an older resume, and goes on with the newest', async () => {
  const { queue, asked, answer } = openQueue();
  if (!first || !second) return;
  queue.ask(first, ['pdf']);
  queue.ask(second, ['json']);
  await answer(0, new Error('It did not come.'));
  expect(queue.get().hasFailed).toBe(false);
  expect(asked.map(({ format }) => format)).toEqual(['pdf', 'json']);
});

it('[EX3] tells nothing once it is cancelled', async () => {
  const { queue, asked, answer } = openQueue();
  if (!first) return;
  queue.ask(first, ['pdf', 'json']);
  queue.cancel();
  await answer(0);
  expect(asked).toHaveLength(1);
  expect(queue.get().outcomes.size).toBe(0);
});

import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { latestWins } from './latest-wins.ts';

/** Lets everything that has been settled take its course. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

type Asked = {
  question: number;
  resolve: (answer: string) => void;
  reject: (cause: Error) => void;
};

/** Questions are asked and answered by hand; what was told stands in `told`. */
function openDesk() {
  const open: Asked[] = [];
  const told: string[] = [];
  const ask = latestWins<number, string>(
    (question) => new Promise((resolve, reject) => open.push({ question, resolve, reject })),
    {
      onAnswer: (question, answer) => told.push(`${question}: ${answer}`),
      onFailure: () => told.push('failed'),
    },
  );
  return { ask, open, told };
}

it('asks one question at a time, and of those that wait only the last', async () => {
  const { ask, open, told } = openDesk();
  for (const question of [1, 2, 3, 4]) ask(question);
  expect(open.map(({ question }) => question)).toEqual([1]);
  open[0]?.resolve('one');
  await settle();
  expect(open.map(({ question }) => question)).toEqual([1, 4]);
  open[1]?.resolve('four');
  await settle();
  expect(told).toEqual(['1: one', '4: four']);
});

it('goes on after a failure', async () => {
  const { ask, open, told } = openDesk();
  ask(1);
  ask(2);
  open[0]?.reject(new Error('no'));
  await settle();
  open[1]?.resolve('two');
  await settle();
  expect(told).toEqual(['failed', '2: two']);
});

const steps = fc.array(fc.constantFrom('ask', 'answer', 'fail'), { maxLength: 40 });

test.prop([steps])(
  'never tells an older answer after a newer one, and always the last question’s',
  async (list) => {
    const { ask, open, told } = openDesk();
    let asked = 0;
    let done = 0;
    async function finish(how: string) {
      const next = open[done];
      if (!next) return;
      done += 1;
      if (how === 'fail') next.reject(new Error('no'));
      else next.resolve('so');
      await settle();
    }
    for (const step of list) {
      if (step === 'ask') {
        asked += 1;
        ask(asked);
      } else await finish(step);
    }
    while (done < open.length) await finish('answer');

    const answered = told
      .filter((each) => each !== 'failed')
      .map((each) => Number.parseInt(each, 10));
    expect(answered).toEqual(answered.toSorted((one, other) => one - other));
    expect(open.at(-1)?.question ?? 0).toBe(asked);
  },
);

import { resumeText } from '@shortlist/keywords';
import { ENGLISH } from '@shortlist/messages';
import { SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { type AnalysisRequest, createAnalyzer } from './analyzer.ts';
import { createWorkerAnalyzer, type WorkerQuestion } from './worker-analyzer.ts';

/** Workers that answer, or fail, when they are told to. */
function openThreads() {
  const started: { messages: WorkerQuestion[]; worker: EventTarget; isEnded: boolean }[] = [];
  const analyze = createWorkerAnalyzer(() => {
    const worker = new EventTarget();
    const thread = { messages: [] as WorkerQuestion[], worker, isEnded: false };
    started.push(thread);
    return Object.assign(worker, {
      postMessage: (message: WorkerQuestion) => thread.messages.push(message),
      terminate: () => {
        thread.isEnded = true;
      },
    }) as unknown as Worker;
  });
  const answer = createAnalyzer();
  async function reply(index: number) {
    const message = started.at(-1)?.messages[index];
    if (!message) throw new Error(`Nothing was asked at ${index}.`);
    const data = { number: message.number, report: await answer(message.question) };
    started.at(-1)?.worker.dispatchEvent(new MessageEvent('message', { data }));
  }
  return { analyze, started, reply };
}

const asking = (posting: string): AnalysisRequest => ({
  language: ENGLISH,
  posting,
  resume: resumeText(SAMPLE, SECTIONS),
  choices: { promoted: [], hidden: [], confirmed: [], quoted: [] },
});
const POSTING = 'Analyst\nRequirements\n- SQL\n- Python';

it('starts one worker, with the first question', async () => {
  const { analyze, started, reply } = openThreads();
  expect(started).toHaveLength(0);
  const first = analyze(asking(POSTING));
  await reply(0);
  await first;
  const second = analyze(asking(POSTING));
  await reply(1);
  expect((await second).analysis.total).toBe(2);
  expect(started).toHaveLength(1);
});

it('gives each question its own answer, in whatever order they come', async () => {
  const { analyze, reply } = openThreads();
  const one = analyze(asking(POSTING));
  const other = analyze(asking('Analyst\nRequirements\n- Java'));
  await reply(1);
  await reply(0);
  expect((await one).analysis.keywords.map(({ term }) => term)).toEqual(['SQL', 'Python']);
  expect((await other).analysis.keywords.map(({ term }) => term)).toEqual(['Java']);
});

it('fails what is on its way when the worker fails, and starts another for the next question', async () => {
  const { analyze, started, reply } = openThreads();
  const lost = analyze(asking(POSTING));
  started[0]?.worker.dispatchEvent(new ErrorEvent('error'));
  await expect(lost).rejects.toThrow('could not be started');
  expect(started[0]?.isEnded).toBe(true);
  const next = analyze(asking(POSTING));
  await reply(0);
  expect((await next).analysis.total).toBe(2);
  expect(started).toHaveLength(2);
});

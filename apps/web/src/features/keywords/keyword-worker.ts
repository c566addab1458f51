// First of all, since the content policy holds in a worker too.
import '#lib/schemas-without-eval.ts';
import { createJudge } from './judge.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-judge.ts';

const judge = createJudge();

addEventListener('message', ({ data: { number, question } }: MessageEvent<WorkerQuestion>) => {
  postMessage({ number, judgement: judge(question) } satisfies WorkerAnswer);
});

import { createJudge } from './analyze.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-analyzer.ts';

const judge = createJudge();

addEventListener('message', ({ data: { number, question } }: MessageEvent<WorkerQuestion>) => {
  judge(question).then(
    (judgement) => postMessage({ number, judgement } satisfies WorkerAnswer),
    // The page hears of it as of any failure of its worker, and starts another.
    reportError,
  );
});

import { createAnalyzer } from './analyzer.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-analyzer.ts';

const analyze = createAnalyzer();

addEventListener('message', ({ data: { number, question } }: MessageEvent<WorkerQuestion>) => {
  analyze(question).then(
    (report) => postMessage({ number, report } satisfies WorkerAnswer),
    // The page hears of it as of any failure of its worker, and starts another.
    reportError,
  );
});

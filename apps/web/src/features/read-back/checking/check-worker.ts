import { createFileChecker } from './check-file.ts';
import type { FromCheckWorker, ToCheckWorker } from './worker-checker.ts';

const check = createFileChecker();

addEventListener('message', ({ data: { number, question } }: MessageEvent<ToCheckWorker>) => {
  check(question).then(
    (outcome) => postMessage({ number, outcome } satisfies FromCheckWorker),
    // The page hears of it as of any failure of its worker, and starts another.
    reportError,
  );
});
// pdf.js leaves some promises of its own alone; what it answers in the end is what counts.
addEventListener('unhandledrejection', (event) => event.preventDefault());

import type { LetterCheck } from '@shortlist/proposals';
import type { WorkerAnswer, WorkerQuestion } from '#features/keywords/analysis/worker-analyzer.ts';
import { type ClaimsQuestion, readClaims } from './read-claims.ts';

type Asked = MessageEvent<WorkerQuestion<ClaimsQuestion>>;

addEventListener('message', ({ data: { number, question } }: Asked) => {
  readClaims(question).then(
    (report) => postMessage({ number, report } satisfies WorkerAnswer<LetterCheck>),
    // The page hears of it as of any failure of its worker, and starts another.
    reportError,
  );
});

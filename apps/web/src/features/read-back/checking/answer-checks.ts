import type { Sections } from '@shortlist/model';
import { createFileChecker } from './check-file.ts';
import type { FromCheckWorker, ToCheckWorker } from './worker-checker.ts';

/** Answers questions by `tell`: the worker's side. A check that fails is a failure of the worker: the page starts another. */
export function answerChecks(
  tell: (message: FromCheckWorker) => void,
  sections: Sections,
): (message: ToCheckWorker) => void {
  const check = createFileChecker(sections);
  return ({ number, question }) => {
    check(question).then((outcome) => tell({ number, outcome }), reportError);
  };
}

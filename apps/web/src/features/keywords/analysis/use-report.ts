import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { logError } from '#platform/log.ts';
import type { AnalysisRequest, KeywordReport } from './analyzer.ts';
import { latestWins } from './latest-wins.ts';
import { analyzeInWorker } from './worker-analyzer.ts';

type Answered = { question: AnalysisRequest; report: KeywordReport };

/**
 * The engine's answer to the question of now, or its last one while that is on its way (`isBehind`).
 * Nothing is loaded before there is a question.
 */
export function useReport(question: AnalysisRequest | undefined) {
  const [answered, setAnswered] = useState<Answered>();
  const [hasFailed, setHasFailed] = useState(false);

  const ask = useMemo(
    () =>
      latestWins(analyzeInWorker, {
        // What is typed is drawn before what is said about it.
        onAnswer: (answeredQuestion, report) =>
          startTransition(() => {
            setAnswered({ question: answeredQuestion, report });
            setHasFailed(false);
          }),
        onFailure: (cause) => {
          logError('The resume could not be compared with the job description.', cause);
          setHasFailed(true);
        },
      }),
    [],
  );
  const last = useRef(question);
  useEffect(() => {
    last.current = question;
    if (question) ask(question);
  }, [question, ask]);
  const retry = useCallback(() => last.current && ask(last.current), [ask]);

  const report = question && answered?.report;
  const isBehind = question !== answered?.question;
  // The same object until one of them changes.
  return useMemo(
    () => ({ report, isBehind, hasFailed, retry }),
    [report, isBehind, hasFailed, retry],
  );
}

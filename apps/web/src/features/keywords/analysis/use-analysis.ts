import { startTransition, useEffect, useMemo, useState } from 'react';
import { logError } from '#lib/log.ts';
import type { Judgement, Question } from './analyze.ts';
import { latestWins } from './latest-wins.ts';
import { judgeInWorker } from './worker-analyzer.ts';

type Answered = { question: Question; judgement: Judgement };

/**
 * The engine's answer to the question of now, or its last one while that is on its way (`isBehind`).
 * Nothing is loaded before there is a question.
 */
export function useJudgement(question: Question | undefined) {
  const [answered, setAnswered] = useState<Answered>();
  const [hasFailed, setHasFailed] = useState(false);

  const ask = useMemo(
    () =>
      latestWins(judgeInWorker, {
        // What is typed is drawn before what is said about it.
        onAnswer: (answeredQuestion, judgement) =>
          startTransition(() => {
            setAnswered({ question: answeredQuestion, judgement });
            setHasFailed(false);
          }),
        onFailure: (cause) => {
          logError('The resume could not be compared with the job description.', cause);
          setHasFailed(true);
        },
      }),
    [],
  );
  useEffect(() => {
    if (question) ask(question);
  }, [question, ask]);

  return {
    judgement: question && answered?.judgement,
    isBehind: question !== answered?.question,
    hasFailed,
    retry: () => question && ask(question),
  };
}

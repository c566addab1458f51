import {
  type Application,
  FEWEST_ANSWERS,
  QUESTIONS,
  SELF_IDENTIFICATION,
  type Totals,
} from '@shortlist/contracts';

export type SelfIdentification = Pick<Application, keyof Totals>;
export type Counted = {
  answered: number;
  counts: Totals;
  shownAnswered: number;
  shown: Totals | null;
};

/**
 * The counts of a job with one more person's answers, which the rules have let through.
 *
 * What is shown moves on only by `FEWEST_ANSWERS` people at a time: someone who looks before and after an
 * application learns nothing of the one person who applied.
 */
export function countAnswers(before: Counted | undefined, answers: SelfIdentification): Counted {
  const counts = addAnswers(before?.counts ?? noAnswers(), answers);
  const answered = (before?.answered ?? 0) + 1;
  const shownAnswered = before?.shownAnswered ?? 0;
  return answered - shownAnswered >= FEWEST_ANSWERS
    ? { answered, counts, shownAnswered: answered, shown: counts }
    : { answered, counts, shownAnswered, shown: before?.shown ?? null };
}

/** Every answer that can be given, none of them given yet. */
function noAnswers(): Totals {
  const none = QUESTIONS.map((question) => [
    question,
    Object.fromEntries(SELF_IDENTIFICATION[question].map((answer) => [answer, 0])),
  ]);
  return Object.fromEntries(none) as Totals; // By construction, one for each question.
}

function addAnswers(counts: Totals, answers: SelfIdentification): Totals {
  const added = QUESTIONS.map((question) => {
    const answer = answers[question];
    return [question, { ...counts[question], [answer]: (counts[question][answer] ?? 0) + 1 }];
  });
  return Object.fromEntries(added) as Totals; // As above.
}

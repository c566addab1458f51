import { en } from '@shortlist/messages';
import type { Question } from '@shortlist/tailoring';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';

/** Lists what a posting requires and the resume does not state: only the person can answer. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const words = useWords(en.suggestions);
  const headingId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <h4 id={headingId} className="font-medium text-sm">
        {words.questions}
      </h4>
      <ul aria-labelledby={headingId} className="flex flex-col gap-1 text-sm">
        {questions.map(({ id, requirement }) => (
          <li key={id} dir="auto" className="wrap-anywhere">
            {words.question({ keyword: requirement.surface })}
          </li>
        ))}
      </ul>
      <p className="text-pretty text-muted text-sm">{words.questionHint}</p>
    </div>
  );
}

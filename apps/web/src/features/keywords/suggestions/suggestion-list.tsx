import { en } from '@shortlist/messages';
import type { Question, Suggestion } from '@shortlist/tailoring';
import { useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SuggestionItem } from './suggestion-item.tsx';
import { nameChange } from './suggestion-words.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionListProps = {
  resumeId: string;
  onPick?: ((source: string) => void) | undefined;
};

/** Lists what a posting suggests to change, each accepted or skipped by itself or all together, and what only the person can answer. */
export function SuggestionList({ resumeId, onPick }: SuggestionListProps) {
  const words = useWords(en.suggestions);
  const common = useWords(en.common);
  const toast = useToast();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const { isMade, shown, skippedCount, questions, pageCount, pageLimit, ...act } =
    useSuggestions(resumeId);

  /** Says what was done, and moves the focus from what was pressed, which goes away with it. */
  function tell(text: string) {
    setSaid(text);
    heading.current?.focus();
  }

  function accept(accepted: readonly Suggestion[]) {
    const takeBack = act.accept(accepted);
    const text = words.accepted({ count: accepted.length });
    tell(text);
    toast({ text, action: { label: common.undo, onAction: takeBack } });
  }

  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="scroll-mt-24 rounded-sm font-semibold text-base"
        >
          {words.title}
        </h3>
        <p className="text-pretty text-muted text-sm">{words.hint}</p>
        <p role="status" className="text-sm empty:hidden">
          {said}
        </p>
      </div>
      <PageGoal count={pageCount} limit={pageLimit} onLimit={act.limitTo} />
      {!isMade && <Skeleton className="h-24" />}
      {isMade && shown.length === 0 && <p className="text-pretty text-sm">{words.none}</p>}
      {shown.length > 0 && (
        <>
          <Button size="sm" className="self-start" onClick={() => accept(shown)}>
            {words.acceptAll({ count: shown.length })}
          </Button>
          <ul aria-labelledby={headingId} className="flex flex-col">
            {shown.map((suggestion) => (
              <SuggestionItem
                key={suggestion.id}
                suggestion={suggestion}
                name={nameChange(words, suggestion)}
                onPick={onPick}
                onAccept={() => accept([suggestion])}
                onSkip={() => {
                  act.skip(suggestion.id);
                  tell(words.isSkipped);
                }}
              />
            ))}
          </ul>
        </>
      )}
      {skippedCount > 0 && (
        <Button size="sm" variant="ghost" className="self-start" onClick={act.showSkipped}>
          {words.skipped({ count: skippedCount })}
        </Button>
      )}
      {questions.length > 0 && <Questions questions={questions} />}
    </section>
  );
}

type PageGoalProps = { count: number; limit: number | undefined; onLimit: (limit: number) => void };

/** Says how many pages the resume takes, and has parts suggested that could be hidden for one less. */
function PageGoal({ count, limit, onLimit }: PageGoalProps) {
  const words = useWords(en.suggestions);
  const fit = useWords(en.fit);
  if (count < 2) return null;
  const goal = count - 1;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>{fit.takes({ count })}</p>
      {limit !== goal && (
        <Button size="sm" onClick={() => onLimit(goal)}>
          {words.hideFor({ goal })}
        </Button>
      )}
    </div>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
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

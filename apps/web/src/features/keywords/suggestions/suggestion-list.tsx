import { en } from '@shortlist/messages';
import { type Change, editsOf } from '@shortlist/tailoring';
import { useId, useRef, useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Offers } from './offers.tsx';
import { PageGoal } from './page-goal.tsx';
import { Questions } from './questions.tsx';
import { type Acceptance, acceptedChange, type ShownChange } from './shown-change.ts';
import { SuggestionItem } from './suggestion-item.tsx';
import { nameChange } from './suggestion-words.ts';
import { useAccept } from './use-accept.ts';
import { type Offer, useOffers } from './use-offers.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionListProps = {
  resumeId: string;
  onPick?: ((source: string) => void) | undefined;
};

/** Lists what a posting suggests to change, each accepted, edited or skipped by itself or all together, and what only the person can answer. */
export function SuggestionList({ resumeId, onPick }: SuggestionListProps) {
  const words = useWords(en.suggestions);
  const common = useWords(en.common);
  const toast = useToast();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const { resume, draft } = useOpened();
  const sections = useSections();
  const made = useAccept(resumeId);
  const { isMade, shown, skippedCount, questions, pageCount, pageLimit, ...act } = useSuggestions();
  const { offers, model, isAsking, ...atServer } = useOffers(resumeId);

  /** Says what was done, and catches the focus of what was pressed where that goes away with it. */
  function tell(text: string) {
    setSaid(text);
    catchLostFocus(() => heading.current);
  }

  function accept(changes: readonly Change[]) {
    const now = draft.get().draft.document;
    // A person's own words may be those that are there.
    if (changes.every((change) => editsOf(change, now, sections).length === 0)) {
      tell(words.isThere);
      toast({ text: words.isThere });
      return;
    }
    const onAction = made.accept(changes);
    const text = words.accepted({ count: changes.length });
    tell(text);
    toast({ text, action: { label: common.undo, onAction } });
  }

  async function acceptOffer(offer: Offer, acceptance: Acceptance) {
    const accepted = await atServer.accept(offer, acceptance);
    // The server says it already: here it is a step that can be undone.
    if (accepted) accept([accepted]);
  }

  async function refuse(offer: Offer) {
    if (await atServer.refuse(offer)) tell(words.isSkipped);
  }

  /** Keeps what a change is about as it is, against every suggestion to come. */
  function keep({ change }: ShownChange) {
    const onAction = made.keep(change);
    tell(words.isKept);
    toast({ text: words.isKept, action: { label: common.undo, onAction } });
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
          <Button
            size="sm"
            className="self-start"
            onClick={() => accept(shown.map(({ change }) => change))}
          >
            {words.acceptAll({ count: shown.length })}
          </Button>
          <ul aria-labelledby={headingId} className="flex flex-col">
            {shown.map((change) => (
              <SuggestionItem
                key={change.id}
                change={change}
                name={nameChange(words, change)}
                onPick={onPick}
                onAccept={({ text }) => accept([acceptedChange(change.change, text, resume)])}
                onSkip={() => {
                  act.skip(change.id);
                  tell(words.isSkipped);
                }}
                onKeep={() => keep(change)}
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
      <Offers
        {...{ offers, model, isAsking, onPick }}
        onAsk={() => void atServer.ask()}
        onAccept={acceptOffer}
        onRefuse={refuse}
        onKeep={keep}
      />
      {questions.length > 0 && <Questions questions={questions} />}
    </section>
  );
}

import { en } from '@shortlist/messages';
import { type Change, keepEdits } from '@shortlist/tailoring';
import { useId, useRef, useState } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { Skeleton } from '#ui/skeleton.tsx';
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
  const { resume } = useOpened();
  const made = useAccept(resumeId);
  const { isMade, shown, skippedCount, questions, pageCount, pageLimit, ...act } = useSuggestions();
  const { offers, model, isAsking, ...atServer } = useOffers(resumeId);

  /** Says what was done, and moves the focus from what was pressed, which goes away with it. */
  function tell(text: string) {
    setSaid(text);
    heading.current?.focus();
  }

  function tellAccepted(count: number, onAction: () => void) {
    const text = words.accepted({ count });
    tell(text);
    toast({ text, action: { label: common.undo, onAction } });
  }

  const accept = (changes: readonly Change[]) => tellAccepted(changes.length, made.accept(changes));

  async function acceptOffer(offer: Offer, acceptance: Acceptance) {
    const takeBack = await atServer.accept(offer, acceptance);
    if (takeBack) tellAccepted(1, takeBack);
  }

  async function refuse(offer: Offer) {
    if (await atServer.refuse(offer)) tell(words.isSkipped);
  }

  /** Keeps what a change is about as it is, against every suggestion to come. */
  function keeping({ change }: ShownChange): (() => void) | undefined {
    if (keepEdits(change, resume).length === 0) return undefined;
    return () => {
      const onAction = made.keep(change);
      tell(words.isKept);
      toast({ text: words.isKept, action: { label: common.undo, onAction } });
    };
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
                onKeep={keeping(change)}
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
        onAccept={(offer, acceptance) => void acceptOffer(offer, acceptance)}
        onRefuse={(offer) => void refuse(offer)}
        keeping={keeping}
      />
      {questions.length > 0 && <Questions questions={questions} />}
    </section>
  );
}

type OffersProps = Pick<SuggestionListProps, 'onPick'> & {
  offers: readonly Offer[];
  /** The name of the model that can be asked. */
  model: string | undefined;
  isAsking: boolean;
  onAsk: () => void;
  onAccept: (offer: Offer, acceptance: Acceptance) => void;
  onRefuse: (offer: Offer) => void;
  keeping: (change: ShownChange) => (() => void) | undefined;
};

/** One for as long as an offer reads the same: what a person writes of it stays while others are settled. */
const keyOf = ({ id, before, after, unproved }: Offer): string =>
  `${id}/${JSON.stringify([before, after, unproved])}`;

/** Changes that a model or a program offers, under a heading of their own: they say what no rule does. */
function Offers({ offers, model, isAsking, onPick, onAsk, keeping, ...answer }: OffersProps) {
  const words = useWords(en.suggestions);
  const headingId = useId();
  if (offers.length === 0 && model === undefined) return null;
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-2">
      <h3 id={headingId} className="font-semibold text-base">
        {words.reworded}
      </h3>
      <p className="text-pretty text-muted text-sm">{words.rewordedHint}</p>
      {model !== undefined && (
        <Button size="sm" className="self-start" isPending={isAsking} onClick={onAsk}>
          {words.askModel({ model })}
        </Button>
      )}
      {offers.length > 0 && (
        <ul aria-labelledby={headingId} className="flex flex-col">
          {offers.map((offer) => (
            <SuggestionItem
              key={keyOf(offer)}
              change={offer}
              name={nameChange(words, offer)}
              onPick={onPick}
              onAccept={(acceptance) => answer.onAccept(offer, acceptance)}
              onSkip={() => answer.onRefuse(offer)}
              onKeep={keeping(offer)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

import { en } from '@shortlist/messages';
import { useId, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Acceptance } from './shown-change.ts';
import type { Settling } from './suggestion-answers.tsx';
import { SuggestionItem } from './suggestion-item.tsx';
import { nameChange } from './suggestion-words.ts';
import type { Offer } from './use-offers.ts';

type OfferAnswers = {
  onPick: ((source: string) => void) | undefined;
  /** Both resolve once the server has answered. */
  onAccept: (offer: Offer, acceptance: Acceptance) => Promise<void>;
  onRefuse: (offer: Offer) => Promise<void>;
  onKeep: (offer: Offer) => void;
};

type OffersProps = OfferAnswers & {
  offers: readonly Offer[];
  /** The name of the model that can be asked. */
  model: string | undefined;
  isAsking: boolean;
  onAsk: () => void;
};

/** One for as long as an offer reads the same: what a person writes of it stays while others are settled. */
const keyOf = ({ id, before, after, unproved }: Offer): string =>
  `${id}/${JSON.stringify([before, after, unproved])}`;

/** Changes that a model or a program offers, under a heading of their own: they say what no rule does. */
export function Offers({ offers, model, isAsking, onAsk, ...answers }: OffersProps) {
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
            <OfferItem key={keyOf(offer)} offer={offer} {...answers} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One of them: while the server is asked, nothing else can be done with it. */
function OfferItem({ offer, onPick, onKeep, ...on }: OfferAnswers & { offer: Offer }) {
  const words = useWords(en.suggestions);
  const [settling, setSettling] = useState<Settling>();
  async function settle(how: Settling, answer: Promise<void>) {
    setSettling(how);
    await answer;
    setSettling(undefined);
  }
  return (
    <SuggestionItem
      change={offer}
      name={nameChange(words, offer)}
      settling={settling}
      onPick={onPick}
      onAccept={(acceptance) => void settle('accept', on.onAccept(offer, acceptance))}
      onSkip={() => void settle('skip', on.onRefuse(offer))}
      onKeep={() => onKeep(offer)}
    />
  );
}

import type { AnalysedKeyword } from '@shortlist/keywords';
import { Fragment, type ReactNode, useId } from 'react';
import type { PaperWords } from '#paper/highlights/highlighted-words.ts';
import { type MarkedSentence, markSentences } from './mark-sentences.ts';
import { highlighting } from './use-highlights.ts';

type EvidenceProps = {
  title: string;
  /** One below that of the card. */
  heading: 'h3' | 'h4';
  mentions: AnalysedKeyword['resumeMentions'];
  /** Said in place of the sentences when there are none. */
  none: string;
  /** Says where a press leads. */
  hint?: string;
  /** Called with the place of a sentence of the resume that was chosen. */
  onPlace?: (place: PaperWords) => void;
};

/** The sentences of one text that mention a keyword. */
export function Evidence({ title, heading: Heading, mentions, none, ...place }: EvidenceProps) {
  const headingId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Heading id={headingId} className="font-medium text-muted text-sm">
        {title}
      </Heading>
      {mentions.length === 0 ? (
        <p className="text-pretty text-sm">{none}</p>
      ) : (
        <ul aria-labelledby={headingId} className="flex flex-col gap-1.5">
          {markSentences(mentions).map((sentence) => (
            <li key={sentence.start}>
              <Sentence sentence={sentence} {...place} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const SENTENCE_LOOK = 'wrap-anywhere block border-s-2 py-1 ps-3 text-start text-sm';

type SentenceProps = { sentence: MarkedSentence } & Pick<EvidenceProps, 'hint' | 'onPlace'>;

function Sentence({ sentence: { stretches, printed }, ...place }: SentenceProps) {
  const words = stretches.map(({ at, text, isKeyword }) =>
    isKeyword ? (
      <mark key={at} className="rounded-sm bg-highlight/25 text-ink">
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
  if (!printed) {
    return (
      <p dir="auto" className={`${SENTENCE_LOOK} border-edge`}>
        {words}
      </p>
    );
  }
  return (
    <PlaceButton printed={printed} {...place}>
      {words}
    </PlaceButton>
  );
}

type PlaceButtonProps = { printed: PaperWords; children: ReactNode } & Pick<
  EvidenceProps,
  'hint' | 'onPlace'
>;

/** A sentence of the resume, that leads to its place: on the paper, or in the form. */
const PlaceButton = ({ printed, hint, onPlace, children }: PlaceButtonProps) => (
  <button
    type="button"
    dir="auto"
    title={hint}
    onClick={() => onPlace?.(printed)}
    {...highlighting([printed])}
    className={`${SENTENCE_LOOK} pointer-coarse:min-h-11 w-full rounded-e-sm border-ok hover:bg-raised`}
  >
    {children}
  </button>
);

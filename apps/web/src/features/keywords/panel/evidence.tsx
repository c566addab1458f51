import type { AnalysedKeyword } from '@shortlist/keywords';
import { en } from '@shortlist/messages';
import { Fragment, type ReactNode, useId } from 'react';
import { highlights, type PaperWords } from '#paper/highlights/highlighted-words.ts';
import { useWords } from '#platform/language/use-words.ts';
import { type MarkedSentence, markSentences } from './mark-sentences.ts';
import { highlighting } from './use-highlights.ts';

type EvidenceProps = {
  title: string;
  mentions: AnalysedKeyword['resumeMentions'];
  /** Said in place of the sentences when there are none. */
  none: string;
  /** Called with the field of a sentence of the resume that was chosen; without it, the paper shows the place. */
  onPick?: ((source: string) => void) | undefined;
};

/** The sentences of one text that mention a keyword. */
export function Evidence({ title, mentions, none, onPick }: EvidenceProps) {
  const headingId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <h4 id={headingId} className="font-medium text-muted text-sm">
        {title}
      </h4>
      {mentions.length === 0 ? (
        <p className="text-pretty text-sm">{none}</p>
      ) : (
        <ul aria-labelledby={headingId} className="flex flex-col gap-1.5">
          {markSentences(mentions).map((sentence) => (
            <li key={sentence.start}>
              <Sentence sentence={sentence} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const SENTENCE_LOOK = 'wrap-anywhere block border-s-2 py-1 ps-3 text-start text-sm';

type SentenceProps = { sentence: MarkedSentence } & Pick<EvidenceProps, 'onPick'>;

function Sentence({ sentence: { stretches, printed }, onPick }: SentenceProps) {
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
    <PlaceButton printed={printed} onPick={onPick}>
      {words}
    </PlaceButton>
  );
}

type PlaceButtonProps = { printed: PaperWords; children: ReactNode } & Pick<
  EvidenceProps,
  'onPick'
>;

/** A sentence of the resume, that leads to its place: on the paper, or in the form. */
const PlaceButton = ({ printed, onPick, children }: PlaceButtonProps) => {
  const words = useWords(en.keywordPanel);
  return (
    <button
      type="button"
      dir="auto"
      title={onPick ? words.editIt : words.showOnPage}
      onClick={() => (onPick ? onPick(printed.source) : highlights.reveal([printed]))}
      {...highlighting([printed])}
      className={`${SENTENCE_LOOK} pointer-coarse:min-h-11 w-full rounded-e-sm border-ok hover:bg-raised`}
    >
      {children}
    </button>
  );
};

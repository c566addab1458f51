import { en } from '@shortlist/messages';
import { type RefObject, useId } from 'react';
import { highlights, type PaperWords } from '#paper/highlights/highlighted-words.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { SaidKeyword } from '../analysis/format-analysis.ts';
import { useTargeting } from '../targeting-context.ts';
import { Evidence } from './evidence.tsx';
import { STATUS_SIGNS } from './status-signs.ts';

export type KeywordBodyProps = {
  keyword: SaidKeyword;
  /** The other keywords of which one would do as well. */
  alternatives: readonly string[];
  onHide: () => void;
  /** Called with the field of a sentence of the resume that was chosen; without it, the paper shows the place. */
  onPick?: ((source: string) => void) | undefined;
};

type KeywordCardProps = KeywordBodyProps & { ref: RefObject<HTMLElement | null> };

/** One keyword in full, beside the chips; on a phone a sheet has it. */
export function KeywordCard({ ref, ...body }: KeywordCardProps) {
  const headingId = useId();
  const { onPick } = body;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex min-w-0 scroll-mt-24 flex-col gap-4 rounded-md border border-hairline bg-desk p-4 max-sm:hidden"
    >
      <h3 id={headingId} dir="auto" className="wrap-anywhere -mb-3 font-semibold text-base">
        {body.keyword.surface}
      </h3>
      <KeywordBody
        {...body}
        onPlace={(place) => (onPick ? onPick(place.source) : highlights.reveal([place]))}
      />
    </section>
  );
}

/** One keyword: what either side says of it, what to do, and what the person knows better. */
export function KeywordBody({
  keyword,
  alternatives,
  onHide,
  onPick,
  onPlace,
  heading = 'h4',
}: KeywordBodyProps & { onPlace: (place: PaperWords) => void; heading?: 'h3' | 'h4' }) {
  const words = useWords(en.keywordPanel);
  const { status, resumeMentions, postingMentions, gap, recommendation } = keyword;
  const isDenied = status === 'missing' && resumeMentions.length > 0;
  return (
    <>
      <Standing keyword={keyword} />
      <Decisions keyword={keyword} onHide={onHide} />
      <Evidence
        heading={heading}
        title={isDenied ? words.notClaimed : words.found}
        mentions={resumeMentions}
        none={words.notStated}
        hint={onPick ? words.editIt : words.showOnPage}
        onPlace={onPlace}
      />
      <Evidence
        heading={heading}
        title={words.mentioned}
        mentions={postingMentions}
        none={words.typical}
      />
      {alternatives.length > 0 && (
        <p className="text-pretty text-sm">{words.alternatives({ names: alternatives })}</p>
      )}
      <div className="flex flex-col gap-1.5 text-sm">
        <p className="wrap-anywhere text-pretty text-muted">{gap}</p>
        <p className="wrap-anywhere text-pretty">{recommendation}</p>
      </div>
    </>
  );
}

/** Status, importance and how it was found, in words. */
function Standing({
  keyword: { status, importance, found, gain, tier },
}: Pick<KeywordBodyProps, 'keyword'>) {
  const words = useWords(en.keywordPanel);
  const { icon: Icon, text } = STATUS_SIGNS[status];
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className={`inline-flex items-center gap-1.5 font-medium ${text}`}>
          <Icon size={16} aria-hidden />
          {words.status({ status })}
        </span>
        <span className="text-muted">
          {importance === 'must' ? words.askedFor : words.niceToHave}
          {tier === 'other' && words.notScored}
        </span>
      </p>
      <p className="text-muted text-sm">
        {found}
        {gain > 0 && ` ${words.gain({ points: gain })}`}
      </p>
    </div>
  );
}

/** Offers the decisions in which the person knows better than the engine. */
function Decisions({ keyword, onHide }: Pick<KeywordBodyProps, 'keyword' | 'onHide'>) {
  const words = useWords(en.keywordPanel);
  const { choices, decide, decideQuote } = useTargeting();
  const { id, status, how } = keyword;
  const isConfirmed = how === 'confirmed';
  return (
    <div className="flex flex-wrap gap-2">
      {(status === 'indirect' || isConfirmed) && (
        <Button size="sm" onClick={() => decide('confirmed', id, !isConfirmed)}>
          {isConfirmed ? words.notTheSame : words.theSame}
        </Button>
      )}
      {how === 'quoted' && (
        <Button size="sm" onClick={() => decideQuote(id, undefined)}>
          {words.doNotCount}
        </Button>
      )}
      {choices.promoted.includes(id) && (
        <Button size="sm" onClick={() => decide('promoted', id, false)}>
          {words.doNotScore}
        </Button>
      )}
      <Button size="sm" onClick={onHide}>
        {words.notTrue}
      </Button>
    </div>
  );
}

import { en } from '@shortlist/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import type { KeywordReport } from '../analysis/analyzer.ts';
import { alternativesOf, findSelected } from '../sort-keywords.ts';
import { useTargeting } from '../targeting-context.ts';
import { KeywordCard } from './keyword-card.tsx';
import { KeywordSheet } from './keyword-sheet.tsx';
import { HiddenKeywords, LeftAside } from './left-aside.tsx';
import { OtherPhrases } from './other-phrases.tsx';
import { HowCounted } from './score-block.tsx';

/** A keyword that was pressed: a value of its own for every press, also of the same one. */
export type ChosenKeyword = { id: string };

/** A window in which the card of a keyword comes as a sheet from below. */
const PHONE = '(max-width: 39.99rem)';

export type KeywordDetailsProps = {
  report: KeywordReport;
  chosen: ChosenKeyword | undefined;
  onChoose: (chosen: ChosenKeyword) => void;
  onPick?: ((source: string) => void) | undefined;
};

/** Shows the chosen keyword in full, what to do about the whole, and what was not counted. */
export function KeywordDetails({ report, chosen, onChoose, onPick }: KeywordDetailsProps) {
  const { decide } = useTargeting();
  const { card, isSheetOpen, closeSheet } = useCardInSight(chosen);
  const { keywords, ignored, gap, recommendation, total } = report.analysis;
  const selected = findSelected(keywords, chosen?.id);

  function handlePromote(id: string) {
    decide('promoted', id, true);
    onChoose({ id });
    // The phrase that was pressed goes from its list; the card shows what became of it.
    card.current?.focus();
  }

  function handleHide(id: string) {
    decide('hidden', id, true);
    closeSheet();
    card.current?.focus();
  }

  const shown = selected && {
    keyword: selected,
    alternatives: alternativesOf(selected, keywords),
    onHide: () => handleHide(selected.id),
    onPick,
  };
  return (
    <>
      {shown && <KeywordCard {...shown} ref={card} />}
      {shown && <KeywordSheet {...shown} open={isSheetOpen} onClose={closeSheet} />}
      <div className="col-span-full flex min-w-0 flex-col gap-4">
        <Advice gap={gap} recommendation={recommendation} />
        <div className="flex flex-col gap-1">
          {total > 0 && <HowCounted report={report} />}
          <OtherPhrases
            phrases={keywords.filter(({ tier }) => tier === 'other')}
            onPromote={handlePromote}
          />
          <HiddenKeywords
            hidden={report.hidden}
            onBringBack={(id) => decide('hidden', id, false)}
          />
          <LeftAside ignored={ignored} />
        </div>
      </div>
    </>
  );
}

/** Brings the card of the keyword that was pressed into sight: scrolled to beside the chips, or as a sheet over them. */
function useCardInSight(chosen: ChosenKeyword | undefined) {
  const card = useRef<HTMLElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  useEffect(() => {
    if (!chosen) return;
    if (window.matchMedia(PHONE).matches) setIsSheetOpen(true);
    else card.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return { card, isSheetOpen, closeSheet: () => setIsSheetOpen(false) };
}

/** Says what is missing of the whole posting, and where to begin. */
function Advice({ gap, recommendation }: { gap: string; recommendation: string }) {
  const words = useWords(en.keywordPanel);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="font-medium">
        {words.analysisRecommendation}
      </h3>
      <dl className="flex max-w-prose flex-col gap-2 text-sm">
        <div>
          <dt className="font-medium text-muted">{words.gap}</dt>
          <dd className="wrap-anywhere text-pretty">{gap}</dd>
        </div>
        <div>
          <dt className="font-medium text-muted">{words.recommendation}</dt>
          <dd className="wrap-anywhere text-pretty">{recommendation}</dd>
        </div>
      </dl>
    </section>
  );
}

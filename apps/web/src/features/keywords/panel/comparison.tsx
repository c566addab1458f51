import { en } from '@shortlist/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Banner } from '#ui/notices/banner.tsx';
import type { KeywordReport } from '../analysis/analyzer.ts';
import { alternativesOf, findSelected, ofStatus } from '../sort-keywords.ts';
import { useTargeting } from '../targeting-context.ts';
import { KeywordCard } from './keyword-card.tsx';
import { KeywordGroup } from './keyword-group.tsx';
import { HiddenKeywords, LeftAside } from './left-aside.tsx';
import { OtherPhrases } from './other-phrases.tsx';
import { ScoreBlock } from './score-block.tsx';
import type { RenderSecondOpinion } from './second-opinion-slot.ts';

export type ComparisonProps = {
  report: KeywordReport;
  onPick?: ((source: string) => void) | undefined;
  renderSecondOpinion?: RenderSecondOpinion | undefined;
};

/** Shows what came of comparing: score, keywords, the selected one in full, and what to do. */
export function Comparison({ report, onPick, renderSecondOpinion }: ComparisonProps) {
  const words = useWords(en.keywordPanel);
  const { decide, decideQuote } = useTargeting();
  const [selectedId, setSelectedId] = useState<string>();
  const card = useRef<HTMLElement>(null);
  // Chips may be many: the card of the one that was chosen scrolls into view.
  useEffect(() => {
    if (selectedId !== undefined) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  const { keywords, total, ignored, gap, recommendation } = report.analysis;
  const selected = findSelected(keywords, selectedId);
  const groups = { selectedId: selected?.id, onSelect: setSelectedId };
  const missing = ofStatus(keywords, 'missing');

  function handlePromote(id: string) {
    decide('promoted', id, true);
    setSelectedId(id);
    // The phrase that was pressed goes from its list; the card tells what became of it.
    card.current?.focus();
  }

  function handleHide(id: string) {
    decide('hidden', id, true);
    card.current?.focus();
  }

  return (
    <>
      {report.kind === 'title' && <Banner>{words.ofTitle}</Banner>}
      {total > 0 && (
        <>
          <ScoreBlock report={report} />
          <KeywordGroup
            title={words.matchingKeywords}
            status="matching"
            keywords={ofStatus(keywords, 'matching')}
            none={words.noneYet}
            {...groups}
          />
          <KeywordGroup
            title={words.indirectKeywords}
            status="indirect"
            keywords={ofStatus(keywords, 'indirect')}
            {...groups}
          />
          <KeywordGroup
            title={words.missingKeywords}
            status="missing"
            keywords={missing}
            none={words.noneMissing}
            {...groups}
          />
          <KeywordGroup
            title={words.coveredKeywords}
            status="covered"
            keywords={ofStatus(keywords, 'covered')}
            {...groups}
          />
          {renderSecondOpinion?.({
            missing: missing.filter(({ how }) => how === 'none'),
            onCount: decideQuote,
          })}
          <p className="text-pretty text-faint text-xs">{words.missingHint}</p>
        </>
      )}
      {selected && (
        <KeywordCard
          ref={card}
          keyword={selected}
          alternatives={alternativesOf(selected, keywords)}
          onHide={() => handleHide(selected.id)}
          onPick={onPick}
        />
      )}
      <Advice gap={gap} recommendation={recommendation} />
      <div className="flex flex-col gap-1">
        <OtherPhrases
          phrases={keywords.filter(({ tier }) => tier === 'other')}
          onPromote={handlePromote}
        />
        <HiddenKeywords hidden={report.hidden} onBringBack={(id) => decide('hidden', id, false)} />
        <LeftAside ignored={ignored} />
      </div>
    </>
  );
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
      <dl className="flex flex-col gap-2 text-sm">
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

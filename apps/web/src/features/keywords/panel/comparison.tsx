import { useEffect, useId, useRef, useState } from 'react';
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
  const indirect = ofStatus(keywords, 'indirect');
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
      {report.kind === 'title' && (
        <Banner>
          This is a job title, so these are keywords typical of the role, not what an employer asks
          for.
        </Banner>
      )}
      {total > 0 && (
        <>
          <ScoreBlock report={report} />
          <KeywordGroup
            title="Matching Keywords"
            status="matching"
            keywords={ofStatus(keywords, 'matching')}
            none="None yet."
            {...groups}
          />
          {indirect.length > 0 && (
            <KeywordGroup
              title="Indirect Keywords"
              status="indirect"
              keywords={indirect}
              none=""
              {...groups}
            />
          )}
          <KeywordGroup
            title="Missing Keywords"
            status="missing"
            keywords={missing}
            none="None: your resume states them all."
            {...groups}
          />
          {renderSecondOpinion?.({
            missing: missing.filter(({ how }) => how === 'none'),
            onCount: decideQuote,
          })}
          <p className="text-pretty text-faint text-xs">
            A dashed edge: nice to have. “+4”: points that stating it would add. Only state what is
            true.
          </p>
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
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="font-medium">
        Analysis &amp; Recommendation
      </h3>
      <dl className="flex flex-col gap-2 text-sm">
        <div>
          <dt className="font-medium text-muted">Gap</dt>
          <dd className="wrap-anywhere text-pretty">{gap}</dd>
        </div>
        <div>
          <dt className="font-medium text-muted">Recommendation</dt>
          <dd className="wrap-anywhere text-pretty">{recommendation}</dd>
        </div>
      </dl>
    </section>
  );
}

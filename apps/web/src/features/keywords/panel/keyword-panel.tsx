import { en } from '@shortlist/messages';
import { useId, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTargeting } from '../targeting-context.ts';
import { PostingField } from './posting-field.tsx';
import type { RenderSecondOpinion } from './second-opinion-slot.ts';
import { useClearHighlights } from './use-highlights.ts';

/** Loads what shows a comparison: pages open without it, since most have no job description yet. */
const loadComparison = () => loadChunk('comparison', () => import('./comparison.tsx'));

type KeywordPanelProps = {
  /** A second opinion on the missing keywords; nothing without it. */
  renderSecondOpinion?: RenderSecondOpinion | undefined;
  /** Called with the field of a sentence that was chosen; without it the paper shows where it stands. */
  onPick?: (source: string) => void;
};

/** Shows what a job description asks for, beside the resume that answers it. */
export function KeywordPanel(slots: KeywordPanelProps) {
  const words = useWords(en.keywordPanel);
  const { jobDescription, canCompare } = useTargeting();
  // What came of an earlier text says nothing of the one that stands in the field.
  const [isRefused, setIsRefused] = useState(false);
  const headingId = useId();
  useClearHighlights();
  return (
    <aside
      aria-labelledby={headingId}
      className="@container flex min-w-0 flex-col gap-5 rounded-md border border-hairline bg-panel p-4 sm:p-5"
    >
      <h2 id={headingId} className="font-serif text-lg">
        {words.title}
      </h2>
      {jobDescription === '' && <p className="text-pretty text-muted text-sm">{words.noPosting}</p>}
      <PostingField onRefusal={setIsRefused} />
      {canCompare && !isRefused && <Outcome {...slots} />}
    </aside>
  );
}

/** The comparison, or why there is none. */
function Outcome(slots: KeywordPanelProps) {
  const words = useWords(en.keywordPanel);
  const common = useWords(en.common);
  const { report, isBehind, ...analysis } = useTargeting();
  const { part, ...loading } = useLoaded(loadComparison);
  const hasFailed = analysis.hasFailed || loading.hasFailed;

  function retry() {
    if (analysis.hasFailed) analysis.retry();
    if (loading.hasFailed) loading.retry();
  }

  return (
    <>
      {hasFailed && (
        <Banner
          tone="bad"
          action={
            <Button size="sm" onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {words.theComparison}
        </Banner>
      )}
      {report && part ? (
        <div aria-busy={isBehind} className="flex min-w-0 flex-col gap-5">
          <part.Comparison report={report} {...slots} />
        </div>
      ) : (
        !hasFailed && <ComparisonSkeleton />
      )}
    </>
  );
}

const ComparisonSkeleton = () => {
  const words = useWords(en.keywordPanel);
  return (
    <div className="appear-late flex flex-col gap-4">
      <p className="sr-only">{words.comparing}</p>
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
};

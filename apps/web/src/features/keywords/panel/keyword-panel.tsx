import { en } from '@shortlist/messages';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { surplusLength } from '../surplus-length.ts';
import { useTargeting } from '../targeting-context.ts';
import type { ChosenKeyword } from './keyword-details.tsx';
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

/**
 * Shows what a job description asks for, beside the resume that answers it. The answer is above the posting's field,
 * which keeps its place in the tree: what somebody types there is not lost when an answer comes.
 */
export function KeywordPanel({ renderSecondOpinion, onPick }: KeywordPanelProps) {
  const words = useWords(en.keywordPanel);
  const { jobDescription, canCompare, setJobDescription } = useTargeting();
  const [typed, setTyped] = useState(jobDescription);
  const [chosen, setChosen] = useState<ChosenKeyword>();
  // The report of an earlier text does not hold for a text that is too long.
  const isCompared = canCompare && surplusLength(typed) === undefined;
  const comparison = useComparison(isCompared);
  const { ready } = comparison;
  const isAwaited = isCompared && !ready && !comparison.hasFailed;
  const { answer, awaitPaste } = useAnswerInSight(ready !== undefined && !comparison.isBehind);
  // A field in which somebody types is not pushed away by the answer to each letter.
  const [isTyping, setIsTyping] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useClearHighlights();

  function handleType(text: string) {
    setTyped(text);
    if (surplusLength(text) === undefined) setJobDescription(text);
  }

  return (
    <aside
      aria-labelledby={headingId}
      // Content below the panel stays out of sight until the answer is there, which would push it away.
      className={`@container min-w-0 rounded-md border border-hairline bg-panel p-4 sm:p-5 ${isAwaited ? 'min-h-[80dvh]' : ''}`}
    >
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="mb-3 font-semibold text-base outline-none"
      >
        {words.title}
      </h2>
      {(jobDescription === '' || isTyping || isAwaited) && (
        <Lead hasPosting={jobDescription !== ''} isAwaited={isAwaited} />
      )}
      <div
        aria-busy={isCompared && comparison.isBehind}
        className={`grid grid-cols-1 items-start gap-5 ${ready ? '@2xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]' : ''}`}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <div
            ref={answer}
            className={`flex min-w-0 flex-col gap-4 empty:hidden ${isTyping ? 'order-last' : ''}`}
          >
            {isCompared && comparison.hasFailed && (
              <RetryBanner size="sm" onRetry={comparison.retry}>
                {words.theComparison}
              </RetryBanner>
            )}
            {ready && (
              <ready.KeywordAnswer
                report={ready.report}
                chosen={chosen}
                onChoose={setChosen}
                renderSecondOpinion={renderSecondOpinion}
              />
            )}
          </div>
          <PostingField
            head={ready?.report.head}
            text={typed}
            onType={handleType}
            isAwaited={isAwaited}
            onPaste={awaitPaste}
            onFold={() => heading.current?.focus()}
            onTyping={setIsTyping}
          />
        </div>
        {ready && (
          <ready.KeywordDetails
            report={ready.report}
            chosen={chosen}
            onChoose={setChosen}
            onPick={onPick}
          />
        )}
      </div>
    </aside>
  );
}

type LeadProps = { hasPosting: boolean; isAwaited: boolean };

/** Says what the panel is for, and in the same place that the answer is on its way. */
const Lead = ({ hasPosting, isAwaited }: LeadProps) => {
  const words = useWords(en.keywordPanel);
  return (
    <div className="mb-4 grid text-pretty text-muted text-sm *:[grid-area:1/1]">
      <p className={hasPosting ? 'invisible' : ''}>{words.noPosting}</p>
      {isAwaited && <p className="appear-late">{words.comparing}</p>}
    </div>
  );
};

/** The comparison with the parts that show it; both are on their way while there is a posting and no `ready`. */
function useComparison(isCompared: boolean) {
  const { report, isBehind, ...analysis } = useTargeting();
  const { part, ...loading } = useLoaded(loadComparison, isCompared);

  function retry() {
    if (analysis.hasFailed) analysis.retry();
    if (loading.hasFailed) loading.retry();
  }

  return {
    ready: isCompared && report && part ? { report, ...part } : undefined,
    isBehind,
    hasFailed: analysis.hasFailed || loading.hasFailed,
    retry,
  };
}

/** Brings the answer to a pasted posting into sight: the field below it has the focus, and may be all that is seen. */
function useAnswerInSight(isAnswered: boolean) {
  const answer = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAnswered || !isAwaited.current) return;
    isAwaited.current = false;
    // In the next frame: the browser first keeps the field where it was, which the answer has pushed down.
    requestAnimationFrame(() => answer.current?.scrollIntoView({ block: 'nearest' }));
  }, [isAnswered]);
  return {
    answer,
    awaitPaste: () => {
      isAwaited.current = true;
    },
  };
}

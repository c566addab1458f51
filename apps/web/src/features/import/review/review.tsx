import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { SectionsContext } from '#platform/given-sections.ts';
import { watchPresses } from '#platform/navigation/after-press.ts';
import { useLongestText } from '#platform/text/longest-text.ts';
import { TextBound } from '#ui/fields/text-bound.tsx';
import type { ReviewProps } from '../read-resume.ts';
import { DocumentPane } from './document/document-pane.tsx';
import { lookedPlaces } from './fields/looked-places.ts';
import { AllSections } from './fields/section-fields.tsx';
import { listToCheck } from './fields/to-check.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewContext } from './review-context.ts';
import { ReviewHead, ReviewNote } from './review-head.tsx';
import { finishedResume, type ReviewState } from './review-state.ts';

import { ToCheckFirst } from './to-check-first.tsx';
import { Unplaced } from './unplaced/unplaced-text.tsx';
import { useReview } from './use-review.ts';

export { restoreReview } from './restore-review.ts';

/**
 * Shows what was read from a document beside the document itself, and lets a person put it right before
 * anything is saved. Fills what it stands in.
 */
export function Review({ read, restored, keeping, onReview, onCreate, onCancel }: ReviewProps) {
  const longestText = useLongestText();
  const reviewing = useReview(read, restored);
  const { review, looked, typing, revealed, view, actions, takeSteps } = reviewing;
  const [now] = useState(() => new Date());
  const toCheck = useMemo(() => listToCheck(review, now, typing), [review, now, typing]);
  const places = useMemo(() => lookedPlaces(review, looked), [review, looked]);
  const keysToCheck = useMemo(() => new Set(toCheck.map(({ key }) => key)), [toCheck]);

  useEffect(watchPresses, []);
  const reportReview = useEffectEvent((told: ReviewState) => onReview(told, takeSteps()));
  useEffect(() => reportReview(review), [review]);

  return (
    <ReviewContext value={actions}>
      <SectionsContext value={review.sections}>
        <div
          data-scrolls
          className="flex h-full min-h-0 flex-col tall:overflow-hidden overflow-y-auto"
        >
          <ReviewHead
            keeping={keeping}
            onCancel={onCancel}
            onCreate={() => onCreate(finishedResume(review))}
          />
          <ReviewBar reviewing={reviewing} toCheck={toCheck} isExact={read.isExact} />
          <div className="grid tall:min-h-0 grow grid-cols-1 lg:min-h-0 lg:grid-cols-2">
            <DocumentPane read={read} places={places} isShown={view === 'document'} />
            <div
              className={`tall:min-h-0 scroll-py-24 tall:overflow-y-auto border-hairline p-4 sm:p-6 lg:min-h-0 lg:overflow-y-auto lg:border-s ${view === 'fields' ? '' : 'max-lg:hidden'}`}
            >
              <div className="mx-auto flex max-w-3xl flex-col gap-10">
                <div className="flex flex-col gap-4">
                  <ReviewNote fileName={read.fileName} keeping={keeping} />
                  <ToCheckFirst review={review} toCheck={toCheck} />
                </div>
                <TextBound {...longestText}>
                  <AllSections
                    review={review}
                    now={now}
                    looked={looked}
                    typing={typing}
                    revealed={revealed}
                    toCheck={keysToCheck}
                  />
                </TextBound>
                <Unplaced
                  pieces={review.unplaced}
                  notes={read.notes}
                  isAllRead={read.parsed.leftOut.length === 0}
                  resume={review.resume}
                  looked={looked}
                />
              </div>
            </div>
          </div>
        </div>
      </SectionsContext>
    </ReviewContext>
  );
}

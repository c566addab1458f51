import { en } from '@shortlist/messages';
import { FileClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { type KeptReview, REVIEW_DAYS } from '#platform/reviews/kept-reviews.ts';
import { timeAgo } from '#platform/text/time-ago.ts';
import { Button } from '#ui/buttons/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ContinuedReview } from './continued-review.tsx';
import { KeptPlaceholder } from './kept-placeholder.tsx';
import { useDiscardReview } from './use-discard-review.ts';
import { useKeptReviews } from './use-kept-reviews.ts';
import { type Shown, useOpenReview } from './use-open-review.ts';

/** Offers the imports whose review was begun in this browser and not finished. */
export function KeptReviews() {
  const words = useWords(en.importing);
  const { reviews, refresh } = useKeptReviews();
  const [shown, setShown] = useState<Shown>();
  const { open, openingId } = useOpenReview(refresh, setShown);
  const discard = useDiscardReview(refresh);

  function handleClose() {
    setShown(undefined);
    catchLostFocus();
    void refresh();
  }

  return (
    <>
      {!reviews && <KeptPlaceholder />}
      {reviews && reviews.length > 0 && (
        <ul aria-label={words.kept} className="mb-8 flex flex-col gap-3">
          {reviews.map((review) => (
            <KeptLine
              key={review.id}
              review={review}
              isOpening={openingId === review.id}
              onContinue={() => void open(review)}
              onDiscard={() => void discard(review)}
            />
          ))}
        </ul>
      )}
      {shown && <ContinuedReview key={shown.id} opened={shown} onClose={handleClose} />}
    </>
  );
}

type KeptLineProps = {
  review: KeptReview;
  isOpening: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

const hideVisually = (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>;

const KeptLine = ({ review, isOpening, onContinue, onDiscard }: KeptLineProps) => {
  const { tag } = useLanguage();
  const words = useWords(en.importing);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-hairline bg-panel p-4">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <FileClock size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" />
        <p className="wrap-anywhere min-w-0">
          <bdi className="font-medium">{review.fileName}</bdi>
          <span className="block text-muted text-sm">
            {words.keptUntil({
              changed: timeAgo(new Date(review.at), new Date(), tag),
              days: REVIEW_DAYS,
            })}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDiscard}>
          {words.discardFile({ file: review.fileName, hidden: hideVisually })}
        </Button>
        <Button variant="primary" isPending={isOpening} onClick={onContinue}>
          {words.continueReviewing({ file: review.fileName, hidden: hideVisually })}
        </Button>
      </div>
    </li>
  );
};

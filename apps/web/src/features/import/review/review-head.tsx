import { en } from '@shortlist/messages';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { REVIEW_DAYS } from '#platform/reviews/kept-reviews.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Keeping } from '../kept/keeper.ts';

type ReviewHeadProps = {
  keeping: Keeping;
  onCancel: () => void;
  onCreate: () => void;
};

const isolated = (text: string) => <bdi>{text}</bdi>;

/** Says what this screen is, and offers the two ways out of it. Its heading takes the focus. */
export function ReviewHead({ keeping, onCancel, onCreate }: ReviewHeadProps) {
  const words = useWords(en.review);
  const common = useWords(en.common);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="border-hairline border-b bg-panel px-4 py-2 sm:px-6 sm:py-3">
      <div className="flex items-center justify-between gap-x-3 sm:gap-x-6">
        <h2
          ref={heading}
          id="review-title"
          tabIndex={-1}
          className="min-w-0 font-semibold text-sm outline-none sm:text-md"
        >
          {words.check}
        </h2>
        <div className="flex shrink-0 gap-1 sm:gap-3">
          <Button
            onClick={onCancel}
            className="max-sm:min-w-11 max-sm:border-transparent max-sm:px-0"
          >
            <X size={18} aria-hidden className="sm:hidden" />
            <span className="max-sm:sr-only">{common.cancel}</span>
          </Button>
          <Button variant="primary" onClick={onCreate}>
            {words.createResume}
          </Button>
        </div>
      </div>
      <p role="alert" className="text-sm text-warning empty:hidden">
        {(keeping === 'refused' || keeping === 'erased') && words.notKept({ keeping })}
      </p>
    </header>
  );
}

type ReviewNoteProps = Pick<ReviewHeadProps, 'keeping'> & { fileName: string };

/** Says of which file the fields are, and that nothing of them is saved yet. */
export function ReviewNote({ fileName, keeping }: ReviewNoteProps) {
  const words = useWords(en.review);
  return (
    <p className="wrap-anywhere text-muted text-sm">
      {keeping === 'kept'
        ? words.nothingIsSavedKept({ name: fileName, days: REVIEW_DAYS, file: isolated })
        : words.nothingIsSaved({ name: fileName, file: isolated })}
    </p>
  );
}

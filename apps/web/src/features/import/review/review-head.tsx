import { en } from '@shortlist/messages';
import { useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { REVIEW_DAYS } from '#platform/reviews/kept-reviews.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Keeping } from '../kept/keeper.ts';

type ReviewHeadProps = {
  fileName: string;
  keeping: Keeping;
  onCancel: () => void;
  onCreate: () => void;
};

const isolated = (text: string) => <bdi>{text}</bdi>;

/** Says what this screen is, and offers the two ways out of it. Its heading takes the focus. */
export function ReviewHead({ fileName, keeping, onCancel, onCreate }: ReviewHeadProps) {
  const words = useWords(en.review);
  const common = useWords(en.common);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b bg-panel px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2
          ref={heading}
          id="review-title"
          tabIndex={-1}
          className="font-semibold text-md outline-none"
        >
          {words.check}
        </h2>
        <p className="wrap-anywhere text-muted text-sm">
          {keeping === 'kept'
            ? words.nothingIsSavedKept({ name: fileName, days: REVIEW_DAYS, file: isolated })
            : words.nothingIsSaved({ name: fileName, file: isolated })}
        </p>
        <p role="alert" className="text-sm text-warning empty:hidden">
          {(keeping === 'refused' || keeping === 'erased') && words.notKept({ keeping })}
        </p>
      </div>
      <div className="flex gap-3">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button variant="primary" onClick={onCreate}>
          {words.createResume}
        </Button>
      </div>
    </header>
  );
}

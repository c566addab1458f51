import { useEffect, useRef } from 'react';
import { REVIEW_DAYS } from '#lib/reviews/kept-reviews.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { Keeping } from '../kept/keeper.ts';

type ReviewHeadProps = {
  fileName: string;
  keeping: Keeping;
  onCancel: () => void;
  onCreate: () => void;
};

const KEPT: Partial<Record<Keeping, string>> = {
  kept: `Until then this browser keeps it, with your changes, for ${REVIEW_DAYS} days.`,
};

const NOT_KEPT: Partial<Record<Keeping, string>> = {
  refused:
    'This browser does not keep your last changes: its storage is full or blocked. Leave this page open until you have created the resume.',
  erased:
    'This browser does not keep it any more: it was removed by a log out or in another tab. Leave this page open until you have created the resume.',
};

/** Says what this screen is, and offers the two ways out of it. Its heading takes the focus. */
export function ReviewHead({ fileName, keeping, onCancel, onCreate }: ReviewHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-hairline border-b bg-panel px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2
          ref={heading}
          id="review-title"
          tabIndex={-1}
          className="font-serif text-lg outline-none"
        >
          Check what was read
        </h2>
        <p className="wrap-anywhere text-muted text-sm">
          <bdi>{fileName}</bdi>. Nothing is saved before you press Create resume. {KEPT[keeping]}
        </p>
        <p role="alert" className="text-sm text-warning empty:hidden">
          {NOT_KEPT[keeping]}
        </p>
      </div>
      <div className="flex gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" onClick={onCreate}>
          Create resume
        </Button>
      </div>
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';

type ReviewHeadProps = {
  fileName: string;
  onCancel: () => void;
  onCreate: () => void;
};

/** What this screen is, and the two ways out of it. Its heading takes the focus. */
export function ReviewHead({ fileName, onCancel, onCreate }: ReviewHeadProps) {
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
          <bdi>{fileName}</bdi>. Nothing is saved before you press Create resume.
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

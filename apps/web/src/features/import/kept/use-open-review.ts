import { useState } from 'react';
import { logError } from '#lib/log.ts';
import type { KeptReview } from '#lib/reviews/kept-reviews.ts';
import { withoutOpen } from '#lib/reviews/open-elsewhere.ts';
import { useSections } from '#lib/sections-context.ts';
import { type Notice, useNotice } from '#ui/notices/notice-context.ts';
import { type OpenedReview, openKept } from './open-kept.ts';

/** A review that is on the screen, or the question what becomes of a damaged one. */
export type Shown = Extract<OpenedReview, { kind: 'open' | 'damaged' }>;

const WHY_NOT: Record<'gone' | 'later' | 'elsewhere' | 'unloaded', Notice> = {
  gone: {
    title: 'This review is gone',
    text: 'It was finished or discarded in another tab.',
  },
  later: {
    title: 'A newer version kept this review',
    text: 'This page is of an older version and cannot show it. It stays in this browser: reload the page, and go on with it there.',
  },
  elsewhere: {
    title: 'This review is open elsewhere',
    text: 'Another tab of this browser shows it. Go on there, or close that tab first.',
  },
  unloaded: {
    title: 'The review could not be opened',
    text: 'This browser’s storage did not answer, or a part of the app did not arrive. The review is still there; try again in a moment.',
  },
};

/** Opens one review at a time, and says why where that does not go. `onEnd` is called after each. */
export function useOpenReview(onEnd: () => Promise<void>, onOpen: (opened: Shown) => void) {
  const sections = useSections();
  const notify = useNotice();
  const [openingId, setOpeningId] = useState<string>();

  async function open(review: KeptReview) {
    if (openingId !== undefined) return;
    setOpeningId(review.id);
    try {
      const [free] = await withoutOpen([review]);
      const opened = free ? await openKept(free, sections) : { kind: 'elsewhere' as const };
      if (opened.kind === 'open' || opened.kind === 'damaged') onOpen(opened);
      else void notify(WHY_NOT[opened.kind]);
    } catch (cause) {
      logError('A review could not be opened again.', cause);
      void notify(WHY_NOT.unloaded);
    }
    setOpeningId(undefined);
    void onEnd();
  }

  return { open, openingId };
}

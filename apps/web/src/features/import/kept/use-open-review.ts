import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import type { KeptReview } from '#platform/reviews/kept-reviews.ts';
import { withoutOpen } from '#platform/reviews/open-elsewhere.ts';
import { useSections } from '#platform/sections-context.ts';
import { type Notice, useNotice } from '#ui/notices/notice-context.ts';
import { type OpenedReview, openKept } from './open-kept.ts';

/** A review that is on the screen, or the question what becomes of a damaged one. */
export type Shown = Extract<OpenedReview, { kind: 'open' | 'damaged' }>;

type WhyNot = 'gone' | 'later' | 'elsewhere' | 'unloaded';

/** Opens one review at a time, and says why where that does not go. `onEnd` is called after each. */
export function useOpenReview(onEnd: () => Promise<void>, onOpen: (opened: Shown) => void) {
  const sections = useSections();
  const notify = useNotice();
  const words = useWords(en.importing);
  const whyNot = (why: WhyNot): Notice => ({
    title: words.notOpened({ why }),
    text: words.notOpenedText({ why }),
  });
  const [openingId, setOpeningId] = useState<string>();

  async function open(review: KeptReview) {
    if (openingId !== undefined) return;
    setOpeningId(review.id);
    try {
      const [free] = await withoutOpen([review]);
      const opened = free ? await openKept(free, sections) : { kind: 'elsewhere' as const };
      if (opened.kind === 'open' || opened.kind === 'damaged') onOpen(opened);
      else void notify(whyNot(opened.kind));
    } catch (cause) {
      logError('A review could not be opened again.', cause);
      void notify(whyNot('unloaded'));
    }
    setOpeningId(undefined);
    void onEnd();
  }

  return { open, openingId };
}

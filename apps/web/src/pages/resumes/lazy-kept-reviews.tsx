import { en } from '@shortlist/messages';
import { useState } from 'react';
import { KeptPlaceholder } from '#features/import/kept/kept-placeholder.tsx';
import { useHasKept } from '#platform/databases/use-has-kept.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LazyPart } from '#ui/lazy-part.tsx';

const loadKeptReviews = () =>
  loadChunk('kept-reviews', () => import('#features/import/kept/kept-reviews.tsx'));

/**
 * Offers the imports whose review is not finished; loaded only where this browser keeps some, and then for as long as the page is
 * shown. `isCovered`: a dialog lies over it, in which one may just be begun.
 */
export function LazyKeptReviews({ isCovered }: { isCovered: boolean }) {
  const words = useWords(en.resumeList);
  const areKept = useHasKept();
  const [isNeeded, setIsNeeded] = useState(areKept);
  if (areKept && !isNeeded && !isCovered) setIsNeeded(true);
  return (
    isNeeded && (
      <LazyPart load={loadKeptReviews} skeleton={<KeptPlaceholder />} failed={words.theImports}>
        {({ KeptReviews }) => <KeptReviews />}
      </LazyPart>
    )
  );
}

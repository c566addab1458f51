import { useCallback, useEffect, useState } from 'react';
import { logError } from '#platform/log.ts';
import { type KeptReview, listReviews } from '#platform/reviews/kept-reviews.ts';
import { withoutOpen } from '#platform/reviews/open-elsewhere.ts';
import { useSessionUser } from '#session/token.ts';

/**
 * The current user's reviews that no page has open, as they were when this window had the focus last; undefined until they are
 * known.
 */
export function useKeptReviews() {
  const owner = useSessionUser()?.id;
  const [reviews, setReviews] = useState<readonly KeptReview[]>();

  const refresh = useCallback(async () => {
    try {
      setReviews(await withoutOpen(await listReviews(owner, Date.now())));
    } catch (cause) {
      logError('The reviews that this browser keeps could not be listed.', cause);
      setReviews((known) => known ?? []);
    }
  }, [owner]);

  useEffect(() => {
    const handleFocus = () => void refresh();
    handleFocus();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [refresh]);

  return { reviews, refresh };
}

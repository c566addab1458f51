import type { TextPlace } from '@shortlist/placed-text';
import type { Looked } from '../review-context.ts';
import type { ReviewState } from '../review-state.ts';

const NOWHERE: readonly TextPlace[] = [];

/** Finds the places in the document of what is looked at. */
export function lookedPlaces(
  { readings, unplaced }: ReviewState,
  looked: Looked | undefined,
): readonly TextPlace[] {
  if (!looked) return NOWHERE;
  const found =
    'piece' in looked
      ? unplaced.find(({ id }) => id === looked.piece)
      : readings.get(looked.key)?.[looked.line];
  return found?.places ?? NOWHERE;
}

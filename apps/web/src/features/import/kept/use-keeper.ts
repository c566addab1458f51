import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdReview } from '#platform/reviews/open-elsewhere.ts';
import { createKeeper, type NewReview } from './keeper.ts';

/** The review that is shown, its number of steps, and what it begins with where the browser does not have it yet. */
export type ToKeep = { id: string; count: number; begun?: NewReview };

/** Keeps the review that is shown, and tells other tabs that it is open here. */
export function useKeeper({ id, count, begun }: ToKeep) {
  const [keeper] = useState(() => createKeeper(id, count, begun));
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => holdReview(id), [id]);
  return { ...keeper, keeping };
}

import { useSyncExternalStore } from 'react';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { followDueDays, hasDueDays } from '#platform/storage/due-days.ts';

const load = async () => (await loadChunk('due-count', () => import('./due-count.tsx'))).DueCount;

/** The number of next steps that are due, which is loaded where this browser knows of any. */
export function LateDueCount() {
  const { part: DueCount } = useLoaded(
    load,
    useSyncExternalStore(followDueDays, hasDueDays, () => false),
  );
  return DueCount ? <DueCount /> : null;
}

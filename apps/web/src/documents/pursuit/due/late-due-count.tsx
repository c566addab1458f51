import { useSyncExternalStore } from 'react';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { DUE_NOTES } from '#platform/storage/draft-names.ts';
import { browserTexts } from '#platform/storage/safe-storage.ts';
import { followDue } from './follow-due.ts';

const hasDue = () => browserTexts.names().some((name) => name.startsWith(DUE_NOTES));

const load = async () => (await loadChunk('due-count', () => import('./due-count.tsx'))).DueCount;

/** The number of next steps that are due, which is loaded where this browser knows of any. */
export function LateDueCount({ isNarrow }: { isNarrow: boolean }) {
  const isKnown = useSyncExternalStore(followDue, hasDue, () => false);
  const { part: DueCount } = useLoaded(load, isKnown);
  return DueCount ? <DueCount isNarrow={isNarrow} /> : null;
}

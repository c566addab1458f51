import { useHasDrafts } from '#draft/react/use-has-drafts.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';

const loadUnsentPart = () => loadChunk('unsent-part', () => import('./unsent-part.tsx'));

/** Loads what says in the list that edits wait, only where this browser holds drafts. */
export function useUnsentPart() {
  const isNeeded = useHasDrafts();
  const { part } = useLoaded(loadUnsentPart, isNeeded);
  return isNeeded ? part : undefined;
}

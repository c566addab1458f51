import { useEffect, useRef, useSyncExternalStore } from 'react';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import { countAwaited } from '#draft/storage/draft-places.ts';
import { useRefreshList } from '../use-refresh-list.ts';

const countWaiting = () => countAwaited(() => localStorage);

/**
 * Asks for the list again once the server has made a resume that was begun without it, or has a name that was given without it. Watches
 * from the start: the list that is on its way may have been read before.
 */
export function useRefreshWhenMade(): void {
  const waiting = useSyncExternalStore(onDraftChange, countWaiting, () => 0);
  const before = useRef(waiting);
  const refresh = useRefreshList();
  useEffect(() => {
    if (waiting < before.current) refresh();
    before.current = waiting;
  }, [waiting, refresh]);
}

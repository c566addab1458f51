import { useEffect, useState } from 'react';
import { useLoaded } from './use-loaded.ts';

/**
 * A part of the page that is loaded after it and moves what stands below: undefined until it has come, and for good where
 * the person pressed a key or a button before that, since what they aim at would move.
 */
export function useLoadedInTime<T>(load: () => Promise<T>, isNeeded = true): T | undefined {
  const { part } = useLoaded(load, isNeeded);
  const [isLate, setIsLate] = useState(false);
  const isAwaited = isNeeded && part === undefined;
  useEffect(() => {
    if (!isAwaited) return;
    const closing = new AbortController();
    const listening = { capture: true, signal: closing.signal };
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => setIsLate(true), listening);
    return () => closing.abort();
  }, [isAwaited]);
  return isLate ? undefined : part;
}

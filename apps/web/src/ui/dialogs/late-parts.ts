import { useEffect, useSyncExternalStore } from 'react';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Parts of popups, fetched once: `get` answers them from then on. */
export type LateParts<Parts> = {
  get: () => Parts | undefined;
  /** Fetches the parts. Rejects with what loading a chunk throws; the next call then tries again. */
  load: () => Promise<Parts>;
  subscribe: (listener: () => void) => () => void;
};

/** Names the parts that `load`, a dynamic import, brings: nothing is fetched yet. */
export function createLateParts<Parts>(
  chunk: string,
  load: () => Promise<Parts>,
): LateParts<Parts> {
  const listeners = new Set<() => void>();
  let loaded: Parts | undefined;
  return {
    get: () => loaded,
    async load() {
      loaded ??= await loadChunk(chunk, load);
      for (const listener of listeners) listener();
      return loaded;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Reads the parts of popups; undefined until they are there. They are fetched once the page stands, since the connection may be gone when
 * they are needed.
 */
export function useLateParts<Parts>(parts: LateParts<Parts>): Parts | undefined {
  useEffect(() => {
    void whenPageStands()
      .then(parts.load)
      .catch((cause: unknown) => logError('A part of the page could not be loaded.', cause));
  }, [parts]);
  return useSyncExternalStore(parts.subscribe, parts.get, () => undefined);
}

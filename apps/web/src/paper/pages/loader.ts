import { useSyncExternalStore } from 'react';
import { logError } from '#platform/log.ts';

/** Parts of one kind (fonts, words, designs) that are loaded so far. Replaced whole with every one that arrives, so that identity tells a change. */
type Loaded<Part> = {
  loaded: ReadonlyMap<string, Part>;
  /** Names of those that could not be loaded, until they are asked for again. */
  failed: ReadonlySet<string>;
};

export type Loader<Part> = {
  get: () => Loaded<Part>;
  subscribe: (listener: () => void) => () => void;
  /** Loads those that are neither here nor on their way; failed ones only by `retry`. */
  request: (names: Iterable<string>) => void;
  retry: () => void;
  /** Loads some, failed ones once more; resolves to all that there are then, rejects when one of them fails. */
  whenLoaded: (names: readonly string[]) => Promise<ReadonlyMap<string, Part>>;
};

/** Keeps every part once loaded for as long as the page lives: what was shown is shown offline too. */
export function createLoader<Part>(
  load: (name: string) => Promise<Part>,
  what: string,
): Loader<Part> {
  let snapshot: Loaded<Part> = { loaded: new Map(), failed: new Set() };
  const asked = new Set<string>();
  const listeners = new Set<() => void>();

  function set(next: Partial<Loaded<Part>>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  async function fetchPart(name: string) {
    try {
      const part = await load(name);
      set({ loaded: new Map(snapshot.loaded).set(name, part) });
    } catch (error) {
      logError(`The ${what} ${name} was not loaded`, error);
      set({ failed: new Set(snapshot.failed).add(name) });
    }
  }

  function request(names: Iterable<string>) {
    for (const name of names) {
      if (asked.has(name)) continue;
      asked.add(name);
      void fetchPart(name);
    }
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function retry() {
    const { failed } = snapshot;
    for (const name of failed) asked.delete(name);
    set({ failed: new Set() });
    request(failed);
  }

  function whenLoaded(names: readonly string[]): Promise<ReadonlyMap<string, Part>> {
    if (names.some((name) => snapshot.failed.has(name))) retry();
    request(names);
    return new Promise((resolve, reject) => {
      function look() {
        const { loaded, failed } = snapshot;
        const lost = names.find((name) => failed.has(name));
        if (lost !== undefined) reject(new Error(`The ${what} ${lost} was not loaded.`));
        else if (names.every((name) => loaded.has(name))) resolve(loaded);
        else return;
        unsubscribe();
      }
      const unsubscribe = subscribe(look);
      look();
    });
  }

  return { get: () => snapshot, subscribe, request, retry, whenLoaded };
}

/** Returns what a loader has loaded so far, and what it could not load. */
export const useLoader = <Part>({ subscribe, get }: Loader<Part>) =>
  useSyncExternalStore(subscribe, get, get);

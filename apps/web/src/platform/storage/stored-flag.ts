import { useSyncExternalStore } from 'react';
import { browserTexts } from './safe-storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A yes or no that this browser remembers under `key`; a page that the server renders shows `initially`. */
export function useStoredFlag(
  key: string,
  initially: boolean,
): [boolean, (value: boolean) => void] {
  function read() {
    const stored = browserTexts.read(key);
    return stored === undefined ? initially : stored === 'true';
  }

  function change(next: boolean) {
    browserTexts.write(key, String(next));
    for (const listener of listeners) listener();
  }

  return [useSyncExternalStore(subscribe, read, () => initially), change];
}

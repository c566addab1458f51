import { useSyncExternalStore } from 'react';

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
    const stored = localStorage.getItem(key);
    return stored === null ? initially : stored === 'true';
  }

  function change(next: boolean) {
    localStorage.setItem(key, String(next));
    for (const listener of listeners) listener();
  }

  return [useSyncExternalStore(subscribe, read, () => initially), change];
}

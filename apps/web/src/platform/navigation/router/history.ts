import { addressOf, type Location, locationOf } from './location.ts';

/** The entries that Back and Forward lead through. */
export type AppHistory = {
  read: () => Location;
  write: (location: Location, how: 'push' | 'replace') => void;
  go: (steps: number) => void;
  /** Calls `listener` after Back and Forward with the steps that were made, where they are known. Answers how to stop. */
  listen: (listener: (steps: number | undefined) => void) => () => void;
};

/** State of this app with an entry of the browser's history. */
type Entry = { state: unknown; key: string; index: number };

const isEntry = (kept: unknown): kept is Entry =>
  typeof kept === 'object' && kept !== null && 'index' in kept;

/** The history of the browser's tab. */
export function browserHistory(): AppHistory {
  const { history, location } = window;
  const readEntry = (): Entry | undefined => (isEntry(history.state) ? history.state : undefined);
  let index = readEntry()?.index ?? 0;

  function read(): Location {
    const { pathname, search, hash } = location;
    const { state = null, key = 'first' } = readEntry() ?? {};
    return { pathname, search, hash, state, key };
  }

  function write(next: Location, how: 'push' | 'replace') {
    if (how === 'push') index += 1;
    const entry: Entry = { state: next.state, key: next.key, index };
    // With the origin, since a path may begin with two slashes.
    const address = location.origin + addressOf(next);
    if (how === 'push') history.pushState(entry, '', address);
    else history.replaceState(entry, '', address);
  }

  if (!readEntry()) write(read(), 'replace');

  return {
    read,
    write,
    go: (steps) => history.go(steps),
    listen(listener) {
      function handlePop() {
        // A link to a place on the page makes an entry that is not ours.
        const found = readEntry();
        listener(found && found.index - index);
        if (found) index = found.index;
      }
      window.addEventListener('popstate', handlePop);
      return () => window.removeEventListener('popstate', handlePop);
    },
  };
}

/** A history in memory, where there is no browser: on the server, and in tests. */
export function memoryHistory(address: string, state?: unknown): AppHistory {
  let entries = [locationOf(address, '/', state)];
  let at = 0;
  const listeners = new Set<(steps: number) => void>();
  return {
    read: () => entries[at] ?? locationOf(address),
    write(location, how) {
      if (how === 'push') at += 1;
      entries = [...entries.slice(0, at), location];
    },
    go(steps) {
      if (!entries[at + steps]) return;
      at += steps;
      for (const listener of listeners) listener(steps);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

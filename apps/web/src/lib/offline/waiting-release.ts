/** Has the release that waits take over, and loads this page again as a page of it. */
type TakeOver = () => void;

const listeners = new Set<() => void>();
let waiting: TakeOver | undefined;

/** What takes over with a newer release, once one is here and waits; undefined until then. */
export const waitingRelease = {
  get: () => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  announce(takeOver: TakeOver | undefined) {
    waiting = takeOver;
    for (const listener of listeners) listener();
  },
};

/** Activates the service worker that waits, and reloads this page as one of its release. */
type Activate = () => void;

const listeners = new Set<() => void>();
let waiting: Activate | undefined;

/** Means of taking over with a newer release, once one is here and waits; undefined until then. */
export const waitingRelease = {
  get: () => waiting,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  announce(activate: Activate | undefined) {
    waiting = activate;
    for (const listener of listeners) listener();
  },
};

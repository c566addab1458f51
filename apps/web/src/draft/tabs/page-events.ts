import type { DraftStore } from '../document-types.ts';

/** Channel on which pages receive the ids of documents of which something was saved. */
const SAVED_CHANNEL = 'shortlist-saved';

/** Tells every page that something of a document was saved beside its draft. */
export function announceSaved(documentId: string): void {
  const channel = new BroadcastChannel(SAVED_CHANNEL);
  channel.postMessage(documentId);
  channel.close();
}

/** The browser events that an open draft listens to, and the message to other pages after a save. */
export type PageEvents = { announceSave: () => void; stop: () => void };

/**
 * Ties an open draft to the page's life, to the connection's, and to the other pages' saves. `leave` is
 * called when the page goes away for good. What storage did not take would go with it: the browser asks first.
 */
export function listenToPage(
  documentId: string,
  store: () => DraftStore | undefined,
  leave: () => void,
): PageEvents {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(SAVED_CHANNEL);

  const catchUp = () => {
    store()?.saveAll();
    void store()?.refresh();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') store()?.saveAll();
    else catchUp();
  };

  const handleUnload = (event: BeforeUnloadEvent) => {
    if (store()?.get().isDiskFull) event.preventDefault();
  };
  const handlePageHide = ({ persisted }: PageTransitionEvent) => {
    store()?.sendLast();
    if (!persisted) leave();
  };

  // What is saved of the document that this one follows changes it too.
  const isAbout = (id: unknown) => id === documentId || id === store()?.get().about.base;
  channel.addEventListener('message', ({ data }) => isAbout(data) && void store()?.refresh());
  window.addEventListener('online', catchUp, { signal });
  window.addEventListener('focus', catchUp, { signal });
  // Another tab logged in or out.
  window.addEventListener('storage', ({ key }) => key === 'token' && catchUp(), { signal });
  window.addEventListener('beforeunload', handleUnload, { signal });
  window.addEventListener('pagehide', handlePageHide, { signal });
  document.addEventListener('visibilitychange', handleVisibility, { signal });

  return {
    announceSave: () => signal.aborted || channel.postMessage(documentId),
    stop() {
      ended.abort();
      channel.close();
    },
  };
}

import type { DraftStore } from './draft-store.ts';

const CHANNEL = 'shortlist-saved';

/** What an open draft hears from the browser, and how it tells other pages that it has saved. */
export type PageEvents = { announceSave: () => void; stop: () => void };

/** Ties an open draft to the page's life, to the connection's, and to the other pages' saves. */
export function listenToPage(resumeId: string, store: () => DraftStore | undefined): PageEvents {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(CHANNEL);

  const catchUp = () => {
    store()?.saveAll();
    void store()?.refresh();
  };
  const handleVisibility = () => {
    if (document.visibilityState === 'hidden') store()?.saveAll();
    else catchUp();
  };

  channel.addEventListener('message', ({ data }) => data === resumeId && void store()?.refresh());
  window.addEventListener('online', catchUp, { signal });
  window.addEventListener('focus', catchUp, { signal });
  // Another tab logged in or out.
  window.addEventListener('storage', ({ key }) => key === 'token' && catchUp(), { signal });
  window.addEventListener('pagehide', () => store()?.sendLast(), { signal });
  document.addEventListener('visibilitychange', handleVisibility, { signal });

  return {
    announceSave: () => channel.postMessage(resumeId),
    stop() {
      ended.abort();
      channel.close();
    },
  };
}

// Each test leaves nothing on the page, in storage or still loading, whether or not its file cleans up after itself:
// a root that stays mounted fails in another test, an edit that no server took is sent to that of another test, and an
// import that is cut off when a file ends fails for good.
// Each file gives back the network and the globals that it replaced, since the next file has the same page.
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { endOpenDrafts } from '#draft/storage/owner-drafts.ts';

const { fetch } = globalThis;

// A busy machine is slow to import a page's chunk; a wait that is met ends at once all the same.
configure({ asyncUtilTimeout: 60_000 });

// Each look for an element that is not there yet would print the page: set it to see the page of a test that fails.
process.env.DEBUG_PRINT_LIMIT ??= '0';

afterEach(() => {
  cleanup();
  endOpenDrafts(() => true);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

/** As on a page that is served over plain http from another machine: what needs it there is to use `randomUuid`. */
Object.assign(globalThis.crypto, { randomUUID: undefined });

/** jsdom lays nothing out: nothing is ever in sight, unless a test has a better one. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Nor does it scroll. Also after a test, since a frame that the test asked for may still come. */
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollBy = () => {};
window.scrollBy = () => {};

afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
});

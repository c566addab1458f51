// Each test leaves nothing on the page, in storage or still loading, whether or not its file cleans up after itself:
// a root that stays mounted fails in another test, an edit that no server took is sent to that of another test, and an
// import that is cut off when a file ends fails for good.
// Each file gives back the network and the globals that it replaced, since the next file has the same page.
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { endOpenDrafts } from '#draft/storage/owner-drafts.ts';

const { fetch } = globalThis;

// A busy machine is slow to import a page's chunk; a wait that is met ends at once all the same.
configure({ asyncUtilTimeout: 60_000 });

// Each look for an element that is not there yet would print the page: set DEBUG_PRINT_LIMIT to see that of a test that fails.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    process.env.DEBUG_PRINT_LIMIT ? getElementError(message, container) : new Error(message ?? ''),
});

// React notes of each element where it was made, for messages that no test reads: a third of what drawing a page costs.
Object.defineProperty(
  Object(React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);

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
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

/** Nor does it scroll. Also after a test, since a frame that the test asked for may still come. */
// Answers a promise, as Chromium does: an effect that returned it would break the page.
Element.prototype.scrollIntoView = async () => {};
Element.prototype.scrollBy = () => {};
window.scrollBy = () => {};

afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
});

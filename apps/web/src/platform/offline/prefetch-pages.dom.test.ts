import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE_FILES } from '#service-worker/names.ts';

const LIST = '/assets/offline-files-1.json';
const FILES = ['/assets/editor-1.js', '/assets/list-1.js'];

beforeEach(() => {
  vi.resetModules(); // Another file may have begun it in this worker.
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json(FILES));
  document.head.innerHTML = `<meta name="${OFFLINE_FILES}" content="${LIST}">`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  document.head.innerHTML = '';
});

/** Opens a page in a browser whose service worker has kept a list of files; returns what the page prefetches. */
async function openPage(kept: string | undefined): Promise<string[]> {
  if (kept !== undefined) {
    vi.stubGlobal('caches', {
      match: async (address: string) => (address === kept ? new Response() : undefined),
    });
    const value = { controller: {} };
    Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  }
  const { prefetchPages } = await import('./prefetch-pages.ts');
  void prefetchPages();
  await vi.advanceTimersByTimeAsync(10_000);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]');
  return [...links].map((link) => new URL(link.href).pathname);
}

it.each([
  ['no service worker', undefined],
  ['the worker of another release', '/assets/offline-files-0.json'],
])('scripts of all pages are prefetched beside %s', async (_, kept) => {
  expect(await openPage(kept)).toEqual(FILES);
});

it('nothing is prefetched that the service worker of this release has', async () => {
  expect(await openPage(LIST)).toEqual([]);
});

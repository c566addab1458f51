import { vi } from 'vitest';

type Asked = string | { url: string };

const urlOf = (asked: Asked) =>
  typeof asked === 'string' ? new URL(asked, 'http://here.test').href : asked.url;

/** Finds the address under which something is kept. */
function find(kept: ReadonlyMap<string, unknown>, asked: Asked, query?: CacheQueryOptions) {
  const wanted = urlOf(asked);
  const pathOf = (url: string) => url.split('?', 1)[0];
  return [...kept.keys()].find((url) =>
    query?.ignoreSearch ? pathOf(url) === pathOf(wanted) : url === wanted,
  );
}

/**
 * Stands where the browser's caches would, until globals are unstubbed: what is put comes last. `isFull` has it fail as a full disk
 * does; what is put waits for `putting`.
 */
export function openBrowserCache() {
  const caches = new Map<string, ReturnType<typeof cacheOf>>();
  const state = { isFull: false, putting: Promise.resolve() };
  const cacheOf = (kept: Map<string, Response>) => ({
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (asked: Asked, query?: CacheQueryOptions) =>
      kept.get(find(kept, asked, query) ?? '')?.clone(),
    delete: async (asked: Asked, query?: CacheQueryOptions) =>
      kept.delete(find(kept, asked, query) ?? ''),
    async put(address: string, response: Response) {
      await state.putting;
      kept.delete(urlOf(address));
      kept.set(urlOf(address), response);
    },
  });
  const open = async (name: string) => {
    if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
    const cache = caches.get(name) ?? cacheOf(new Map());
    caches.set(name, cache);
    return cache;
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => caches.delete(name) });
  return state;
}

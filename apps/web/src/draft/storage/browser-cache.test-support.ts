import { vi } from 'vitest';

const urlOf = (asked: string | { url: string }) =>
  typeof asked === 'string' ? new URL(asked, 'http://here.test').href : asked.url;

/**
 * Stands where the browser's caches would, until globals are unstubbed: what is put comes last. `isFull` has it fail as a full disk
 * does; what is put waits for `putting`.
 */
export function openBrowserCache() {
  const kept = new Map<string, Response>();
  const state = { isFull: false, putting: Promise.resolve() };
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async (asked: string | { url: string }) => kept.get(urlOf(asked))?.clone(),
    delete: async (asked: string | { url: string }) => kept.delete(urlOf(asked)),
    async put(address: string, response: Response) {
      await state.putting;
      kept.delete(urlOf(address));
      kept.set(urlOf(address), response);
    },
  };
  const open = async () => {
    if (state.isFull) throw new DOMException('full', 'QuotaExceededError');
    return cache;
  };
  vi.stubGlobal('caches', { open });
  return state;
}

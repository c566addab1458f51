import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** An empty IndexedDB for jsdom, which has none, until globals are unstubbed. */
export function openIndexedDb(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}

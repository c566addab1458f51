import { DRAFT_PREFIX } from '#platform/storage/draft-names.ts';

/** Place of a change of the drafts: this page, or another one of this browser. */
export type DraftChange = 'here' | 'elsewhere';

/** Longest time that a page which is reloading takes to be back, on a slow line, in ms. */
export const RELOAD_MS = 15_000;

type Listener = (change: DraftChange) => void;

const listeners = new Set<Listener>();

/** Tells this page that its storage holds other drafts than before; other tabs hear it from the browser. */
export function announceDraftChange(): void {
  for (const listener of [...listeners]) listener('here');
}

/** Calls back after drafts were written or removed, here or in another tab, until the returned function is called. */
export function onDraftChange(listener: Listener): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(DRAFT_PREFIX)) listener('elsewhere');
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}

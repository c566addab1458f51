import { loadChunk } from '#lib/navigation/lazy-chunk.ts';

/** Loads what asks about changes in two places: pages open without it, since there are none at first. */
export const loadConflicts = () => loadChunk('conflicts', () => import('./conflicts.ts'));

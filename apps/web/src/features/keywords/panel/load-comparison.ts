import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Loads what shows a comparison: pages open without it, since most have no job description yet. */
export const loadComparison = () => loadChunk('comparison', () => import('./comparison.tsx'));

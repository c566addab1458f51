import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** The bank of lines for 96 families of roles, which only AI Write needs. Throws `ChunkLoadError`. */
export const loadPhrases = () => loadChunk('phrases', () => import('@shortlist/phrases'));

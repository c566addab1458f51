import { loadChunk } from '#lib/navigation/lazy-chunk.ts';

/** The part of the app that writes PDF, about 140 kB that only a download needs. Throws `ChunkLoadError`. */
export const loadPdfWriter = () => loadChunk('pdf-writer', () => import('@shortlist/pdf'));

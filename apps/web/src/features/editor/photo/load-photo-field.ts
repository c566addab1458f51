import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Few resumes have a photo: its field comes after the others. */
export const loadPhotoField = () => loadChunk('photo-field', () => import('./photo-field.tsx'));

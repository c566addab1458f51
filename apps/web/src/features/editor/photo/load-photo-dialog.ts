import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Loads the dialog in which a photo is cropped: the editor opens without it. */
export const loadPhotoDialog = async () =>
  (await loadChunk('photo', () => import('./photo-dialog.tsx'))).PhotoDialog;

import { loadChunk } from '#lib/navigation/lazy-chunk.ts';

/** Loads the dialog that creates a resume: the list opens without it. */
export const loadCreateDialog = async () => {
  const { CreateDialog } = await loadChunk('create', () => import('./create-dialog.tsx'));
  return CreateDialog;
};

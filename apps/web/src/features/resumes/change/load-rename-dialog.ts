import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Loads the dialog that renames a resume: the editor opens without it. */
export const loadRenameDialog = async () => {
  const { RenameDialog } = await loadChunk('rename', () => import('./rename-dialog.tsx'));
  return RenameDialog;
};

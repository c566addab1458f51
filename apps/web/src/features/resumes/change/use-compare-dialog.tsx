import type { ReactNode } from 'react';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';

/** Loads the dialog that asks what a resume is compared with: the list opens without it. */
const loadCompareDialog = async () => {
  const { CompareDialog } = await loadChunk(
    'choose-compared',
    () => import('./compare-dialog.tsx'),
  );
  return CompareDialog;
};

/** The dialog that asks what a resume is compared with, to be drawn where it is asked for, and a function that opens it. `failed` is the title of the notice where it cannot be loaded. */
export function useCompareDialog(
  documentId: string,
  failed: string,
): { dialog: ReactNode; open: () => void } {
  const { Dialog, isOpen, open, close } = useLazyDialog(loadCompareDialog, failed);
  return {
    dialog: Dialog && <Dialog documentId={documentId} open={isOpen} onClose={close} />,
    open: () => void open(),
  };
}

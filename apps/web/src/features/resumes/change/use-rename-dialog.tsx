import type { ReactNode } from 'react';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import type { RenameDialogProps } from './rename-dialog.tsx';

/** Loads the dialog that renames a document: pages open without it. */
const loadRenameDialog = async () => {
  const { RenameDialog } = await loadChunk('rename', async () =>
    (await import('../late-parts.ts')).importRenameDialog(),
  );
  return RenameDialog;
};

type RenameOptions = Omit<RenameDialogProps, 'open' | 'onClose'> & {
  /** Title of the notice where the dialog cannot be loaded. */
  failed: string;
};

/** The dialog that renames a document, to be drawn where it is asked for, and a function that opens it. */
export function useRenameDialog({ failed, ...props }: RenameOptions): {
  dialog: ReactNode;
  open: () => void;
} {
  const { Dialog, isOpen, open, close } = useLazyDialog(loadRenameDialog, failed);
  return {
    dialog: Dialog && <Dialog {...props} open={isOpen} onClose={close} />,
    open: () => void open(),
  };
}

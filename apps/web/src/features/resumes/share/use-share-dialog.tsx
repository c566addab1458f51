import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

/** Loads the dialog of a document's links: pages open without it. */
const loadShareDialog = async () => {
  const { ShareDialog } = await loadChunk('share', async () =>
    (await import('../late-parts.ts')).importShareDialog(),
  );
  return ShareDialog;
};

/** The dialog of a document's links, to be drawn where it is asked for, and a function that opens it. */
export function useShareDialog(subject: ShareDialogProps['subject']): {
  dialog: ReactNode;
  open: () => void;
} {
  const common = useWords(en.common);
  const { Dialog, isOpen, open, close } = useLazyDialog(loadShareDialog, common.partNotLoaded);
  return {
    dialog: Dialog && <Dialog subject={subject} open={isOpen} onClose={close} />,
    open: () => void open(),
  };
}

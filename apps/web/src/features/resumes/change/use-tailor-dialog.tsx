import { en } from '@shortlist/messages';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import type { TailorDialogProps } from './tailor-dialog.tsx';

/** Loads the dialog that makes a tailored resume: pages open without it. */
const loadTailorDialog = async () => {
  const { TailorDialog } = await loadChunk('tailor', async () =>
    (await import('../late-parts.ts')).importTailorDialog(),
  );
  return TailorDialog;
};

/** The dialog that makes a resume that follows another, to be drawn where it is asked for, and a function that opens it. */
export function useTailorDialog(base: TailorDialogProps['base']): {
  dialog: ReactNode;
  open: () => void;
} {
  const words = useWords(en.tailored);
  const { Dialog, isOpen, open, close } = useLazyDialog(loadTailorDialog, words.notOpened);
  return {
    dialog: Dialog && <Dialog base={base} open={isOpen} onClose={close} />,
    open: () => void open(),
  };
}

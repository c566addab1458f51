import { en } from '@shortlist/messages';
import { Paperclip } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import type { EnclosuresDialogProps } from './enclosures-dialog.tsx';

/** Loads the dialog of enclosures: previews open without it. */
const loadDialog = async () =>
  (await loadChunk('enclosures', () => import('./enclosures-dialog.tsx'))).EnclosuresDialog;

type EnclosuresButtonProps = Omit<EnclosuresDialogProps, 'open' | 'onClose'> & {
  /** There is nothing to download yet. */
  isOff: boolean;
};

/** Opens the enclosures of a letter. In a narrow window it is its icon alone. */
export function EnclosuresButton({ isOff, ...props }: EnclosuresButtonProps) {
  const words = useWords(en.enclosures);
  const common = useWords(en.common);
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog, common.partNotLoaded);
  return (
    <>
      <Button variant="ghost" disabled={isOff} className="max-lg:px-2" onClick={() => void open()}>
        <Paperclip size={16} aria-hidden />
        <span className="max-lg:sr-only">{words.enclosures}</span>
      </Button>
      {Dialog && <Dialog {...props} open={isOpen} onClose={close} />}
    </>
  );
}

import { en } from '@shortlist/messages';
import { type ReactNode, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';

/** Something to look at before a download, and how its place is gone to. */
type Check = { key: string; shown: ReactNode; onGoTo: () => void };

type CheckFirstDialogProps = {
  title: string;
  description?: string;
  checks: readonly Check[];
  open: boolean;
  onClose: () => void;
  onDownload: () => void;
};

/** Says what to look at before something is downloaded; each leads to its place. */
export function CheckFirstDialog({
  checks,
  onClose,
  onDownload,
  ...dialog
}: CheckFirstDialogProps) {
  const words = useWords(en.preview);
  // Done once the dialog is gone and has given the focus back: what follows may move it.
  const chosen = useRef<() => void>(undefined);

  function choose(action: (() => void) | undefined) {
    chosen.current = action;
    onClose();
  }

  function handleClosed() {
    const action = chosen.current;
    chosen.current = undefined;
    action?.();
  }

  return (
    <Dialog {...dialog} onClose={onClose} onClosed={handleClosed} width="lg">
      <ul className="-m-1 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto p-1">
        {checks.map(({ key, shown, onGoTo }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => choose(onGoTo)}
              className="wrap-anywhere flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-start text-sm hover:border-edge hover:bg-raised"
            >
              {shown}
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => choose(onDownload)}>{words.downloadAnyway}</Button>
        <Button variant="primary" onClick={() => choose(checks[0]?.onGoTo)}>
          {words.toFirst}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

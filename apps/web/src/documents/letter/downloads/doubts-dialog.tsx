import { en } from '@shortlist/messages';
import { useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import type { LetterPlace } from '../go-to-field.ts';
import type { Doubt } from './use-doubts.ts';

type DoubtsDialogProps = {
  doubts: readonly Doubt[];
  open: boolean;
  onClose: () => void;
  onGoTo: (place: LetterPlace) => void;
  onDownload: () => void;
};

/** Says what to look at before a letter is downloaded; each leads to its place in the editor. */
export function DoubtsDialog({ doubts, open, onClose, onGoTo, onDownload }: DoubtsDialogProps) {
  const words = useWords(en.letter);
  const preview = useWords(en.preview);
  // Done once the dialog is gone and has given the focus back: what follows may move it.
  const chosen = useRef<() => void>(undefined);
  const [first] = doubts;

  function choose(action: () => void) {
    chosen.current = action;
    onClose();
  }

  function handleClosed() {
    const action = chosen.current;
    chosen.current = undefined;
    action?.();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={handleClosed}
      width="lg"
      title={words.beforeDownload({ count: doubts.length })}
    >
      <ul className="-m-1 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto p-1">
        {doubts.map(({ said, where, place }) => (
          <li key={`${place.source} ${place.start} ${said}`}>
            <button
              type="button"
              onClick={() => choose(() => onGoTo(place))}
              className="wrap-anywhere flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-start text-sm hover:border-edge hover:bg-raised"
            >
              <span className="font-medium">{said}</span>
              <span dir="auto" className="line-clamp-2 text-muted">
                {where}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => choose(onDownload)}>{preview.downloadAnyway}</Button>
        <Button variant="primary" onClick={() => choose(() => first && onGoTo(first.place))}>
          {preview.toFirst}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

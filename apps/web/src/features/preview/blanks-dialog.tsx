import type { PrintedBlank } from '@shortlist/resume';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';

type BlanksDialogProps = {
  blanks: readonly PrintedBlank[];
  open: boolean;
  onClose: () => void;
  onGoTo: (blank: PrintedBlank) => void;
  onDownload: () => void;
};

/** Names what is still to be filled in before it is downloaded; each leads to its place. */
export function BlanksDialog({ blanks, open, onClose, onGoTo, onDownload }: BlanksDialogProps) {
  // Done once the dialog is gone and has given the focus back: what follows may move it.
  const chosen = useRef<() => void>(undefined);
  const [first] = blanks;

  function choose(deed: () => void) {
    chosen.current = deed;
    onClose();
  }

  function handleClosed() {
    const deed = chosen.current;
    chosen.current = undefined;
    deed?.();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={handleClosed}
      width="lg"
      title={
        blanks.length === 1
          ? 'A blank is not filled in'
          : `${blanks.length} blanks are not filled in`
      }
      description="They are printed as they stand. Fill them in, or delete what you do not need."
    >
      <ul className="flex flex-col gap-2">
        {blanks.map((blank) => (
          <li key={`${blank.ref.section} ${blank.ref.entryId} ${blank.ref.line} ${blank.nth}`}>
            <BlankButton blank={blank} onClick={() => choose(() => onGoTo(blank))} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => choose(onDownload)}>Download anyway</Button>
        <Button variant="primary" onClick={() => choose(() => first && onGoTo(first))}>
          Go to the first
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const BlankButton = ({ blank, onClick }: { blank: PrintedBlank; onClick: () => void }) => (
  <button
    type="button"
    onClick={onClick}
    className="flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-left text-sm hover:border-edge hover:bg-raised"
  >
    <span className="flex flex-wrap items-baseline gap-x-3">
      <strong className="font-medium text-amber">[{blank.label}]</strong>
      <span className="wrap-anywhere text-muted">{blank.place}</span>
    </span>
    <span className="wrap-anywhere line-clamp-2 text-ink">{blank.text}</span>
  </button>
);

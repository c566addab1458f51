import { findBlanks, formatFieldRef, type PrintedBlank } from '@shortlist/resume';
import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';
import * as words from './words.ts';

type BlanksDialogProps = {
  blanks: readonly PrintedBlank[];
  open: boolean;
  onClose: () => void;
  onGoTo: (blank: PrintedBlank) => void;
  onDownload: () => void;
};

/** Shows what is still to be filled in before it is downloaded, line by line; each leads to its place. */
export function BlanksDialog({ blanks, open, onClose, onGoTo, onDownload }: BlanksDialogProps) {
  // Done once the dialog is gone and has given the focus back: what follows may move it.
  const chosen = useRef<() => void>(undefined);
  const [first] = blanks;

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
      title={words.blanksLeft({ count: blanks.length })}
      description="They are printed as they stand. Fill them in, or delete what you do not need."
    >
      <ul className="-m-1 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto p-1">
        {firstOfLines(blanks).map((blank) => (
          <li key={formatFieldRef(blank.ref)}>
            <LineButton blank={blank} onClick={() => choose(() => onGoTo(blank))} />
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

/** The first blank of each line that has one. */
const firstOfLines = (blanks: readonly PrintedBlank[]) => blanks.filter(({ nth }) => nth === 0);

type LineButtonProps = { blank: PrintedBlank; onClick: () => void };

/** A line with its blanks marked, and where it stands. */
const LineButton = ({ blank: { place, text }, onClick }: LineButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="wrap-anywhere flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-left text-sm hover:border-edge hover:bg-raised"
  >
    <span className="text-muted">{place}</span>
    <span>
      {markedPieces(text).map(({ piece, isBlank, start }) =>
        isBlank ? (
          <mark key={start} className="bg-transparent font-medium text-amber">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  </button>
);

/** The text cut where a blank begins or ends. */
function markedPieces(text: string): { piece: string; isBlank: boolean; start: number }[] {
  const edges = findBlanks(text).flatMap(({ start, end }) => [start, end]);
  return [0, ...edges].map((start, index) => ({
    piece: text.slice(start, edges[index]),
    isBlank: index % 2 === 1,
    start,
  }));
}

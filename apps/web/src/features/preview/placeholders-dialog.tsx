import { en } from '@shortlist/messages';
import { findPlaceholders, formatFieldRef, type PrintedPlaceholder } from '@shortlist/model';
import { useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog, DialogActions } from '#ui/dialogs/dialog.tsx';

type PlaceholdersDialogProps = {
  placeholders: readonly PrintedPlaceholder[];
  open: boolean;
  onClose: () => void;
  onGoTo: (placeholder: PrintedPlaceholder) => void;
  onDownload: () => void;
};

/** Shows what is still to be filled in before it is downloaded, line by line; each leads to its place. */
export function PlaceholdersDialog({
  placeholders,
  open,
  onClose,
  onGoTo,
  onDownload,
}: PlaceholdersDialogProps) {
  const words = useWords(en.preview);
  // Done once the dialog is gone and has given the focus back: what follows may move it.
  const chosen = useRef<() => void>(undefined);
  const [first] = placeholders;

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
      title={words.placeholdersLeft({ count: placeholders.length })}
      description={words.blanksHint}
    >
      <ul className="-m-1 flex max-h-[45dvh] flex-col gap-2 overflow-y-auto p-1">
        {firstOfLines(placeholders).map((placeholder) => (
          <li key={formatFieldRef(placeholder.ref)}>
            <LineButton
              placeholder={placeholder}
              onClick={() => choose(() => onGoTo(placeholder))}
            />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => choose(onDownload)}>{words.downloadAnyway}</Button>
        <Button variant="primary" onClick={() => choose(() => first && onGoTo(first))}>
          {words.toFirst}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The first placeholder of each line that has one. */
const firstOfLines = (placeholders: readonly PrintedPlaceholder[]) =>
  placeholders.filter(({ nth }) => nth === 0);

type LineButtonProps = { placeholder: PrintedPlaceholder; onClick: () => void };

/** A line with its placeholders marked, and where it stands. */
const LineButton = ({ placeholder: { location, text }, onClick }: LineButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="wrap-anywhere flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-start text-sm hover:border-edge hover:bg-raised"
  >
    <span dir="auto" className="text-muted">
      {location}
    </span>
    <span dir="auto">
      {markedPieces(text).map(({ piece, isPlaceholder, start }) =>
        isPlaceholder ? (
          <mark key={start} className="bg-transparent font-medium text-warning">
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  </button>
);

/** The text cut where a placeholder begins or ends. */
function markedPieces(text: string): { piece: string; isPlaceholder: boolean; start: number }[] {
  const edges = findPlaceholders(text).flatMap(({ start, end }) => [start, end]);
  return [0, ...edges].map((start, index) => ({
    piece: text.slice(start, edges[index]),
    isPlaceholder: index % 2 === 1,
    start,
  }));
}

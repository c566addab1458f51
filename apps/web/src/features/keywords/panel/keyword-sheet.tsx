import { useRef } from 'react';
import { highlights } from '#paper/highlights/highlighted-words.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { KeywordBody, type KeywordBodyProps } from './keyword-card.tsx';

type KeywordSheetProps = KeywordBodyProps & { open: boolean; onClose: () => void };

/** The card of a keyword on a phone: a sheet from below, that leads to a place once it has closed. */
export function KeywordSheet({ open, onClose, ...body }: KeywordSheetProps) {
  const next = useRef<() => void>(undefined);

  function leaveFor(go: () => void) {
    next.current = go;
    onClose();
  }

  function handleClosed() {
    const go = next.current;
    next.current = undefined;
    // After the focus has gone back to the chip, which highlights its own words.
    if (go) setTimeout(go);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={handleClosed}
      title={body.keyword.surface}
      placement="below"
    >
      <div className="flex flex-col gap-4">
        <KeywordBody
          {...body}
          heading="h3"
          onPlace={(place) =>
            leaveFor(() => (body.onPick ? body.onPick(place.source) : highlights.reveal([place])))
          }
        />
      </div>
    </Dialog>
  );
}

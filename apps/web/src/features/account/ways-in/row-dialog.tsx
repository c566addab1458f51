import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type RowDialogProps = {
  label: string;
  /** Title of the dialog, and accessible name of its button. */
  title: string;
  description?: string;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog. What is in the dialog begins anew each time. */
export function RowDialog({ label, title, description, children }: RowDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [nth, setNth] = useState(0);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button size="sm" aria-label={title} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        onClosed={() => setNth(nth + 1)}
        title={title}
        {...(description !== undefined && { description })}
      >
        <div key={nth}>{children(close)}</div>
      </Dialog>
    </>
  );
}

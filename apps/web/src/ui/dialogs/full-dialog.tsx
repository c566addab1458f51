import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';

export type FullDialogProps = {
  open: boolean;
  /** Asked to close, by Esc. The owner decides. */
  onClose: () => void;
  /** Id of the heading inside that names it, which also takes the focus first. */
  titleId: string;
  children: ReactNode;
};

/** A sheet as large as the window, which holds the focus: for work that wants the whole screen. */
export const FullDialog = ({ open, onClose, titleId, children }: FullDialogProps) => (
  <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
    <BaseDialog.Portal>
      <BaseDialog.Popup
        aria-labelledby={titleId}
        initialFocus={() => document.getElementById(titleId)}
        className="fixed inset-0 z-50 flex h-dvh flex-col bg-desk text-ink outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
      >
        {children}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
);

import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { BACKDROP_LOOK, DIALOG_LOOK } from './looks.ts';

export type AlertDialogProps = {
  open: boolean;
  onClose: () => void;
  onClosed?: () => void;
  title: string;
  text?: string | undefined;
  /** A second paragraph: what to do about it. */
  advice?: string | undefined;
  /** The buttons: at least one that closes. */
  actions: ReactNode;
};

/** Says or asks something that must be answered; a press outside does not close it, Esc does. */
export const AlertDialog = ({
  open,
  onClose,
  onClosed,
  title,
  text,
  advice,
  actions,
}: AlertDialogProps) => (
  <BaseAlertDialog.Root
    open={open}
    onOpenChange={(next) => !next && onClose()}
    onOpenChangeComplete={(next) => !next && onClosed?.()}
  >
    <BaseAlertDialog.Portal>
      {/* Drawn over a dialog too, whose own veil lies below it. */}
      <BaseAlertDialog.Backdrop forceRender className={`${BACKDROP_LOOK} z-60`} />
      <BaseAlertDialog.Popup className={`${DIALOG_LOOK} z-60 gap-3 sm:max-w-sm`}>
        <BaseAlertDialog.Title className="text-pretty break-words font-semibold text-base">
          {title}
        </BaseAlertDialog.Title>
        {text && (
          <BaseAlertDialog.Description
            render={<div />}
            className="flex flex-col gap-2 text-pretty break-words text-muted text-sm"
          >
            {/* Read when the dialog opens; what takes its place later is said then. */}
            <p aria-live="polite">{text}</p>
            {advice && <p>{advice}</p>}
          </BaseAlertDialog.Description>
        )}
        <div className="flex flex-wrap justify-end gap-3 pt-3">{actions}</div>
      </BaseAlertDialog.Popup>
    </BaseAlertDialog.Portal>
  </BaseAlertDialog.Root>
);

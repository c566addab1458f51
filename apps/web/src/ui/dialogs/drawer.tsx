import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { BACKDROP_LOOK } from './looks.ts';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  label: string;
  /** Returns the element that takes the focus when it closes; false leaves it to the code that closed it. */
  focusAfter: () => HTMLElement | null | false;
  children: ReactNode;
};

/** Slides in from the side over a veil that closes it, as Esc does; holds the focus while open. */
export const Drawer = ({ open, onClose, label, focusAfter, children }: DrawerProps) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className={`${BACKDROP_LOOK} z-40`} />
      <Dialog.Popup
        aria-label={label}
        finalFocus={focusAfter}
        className="fixed inset-s-0 inset-y-0 z-50 flex w-64 max-w-[85vw] flex-col gap-4 overflow-y-auto border-hairline border-e bg-panel p-3 shadow-dialog outline-none transition-transform data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full"
      >
        {children}
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
);

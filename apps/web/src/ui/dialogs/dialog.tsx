import { type ReactNode, useEffect, useState } from 'react';
import type { DialogProps } from './base-dialog.tsx';
import { createLateParts, useLateParts } from './late-parts.ts';
import { useOpenFailure } from './use-open-failure.ts';

const dialogs = createLateParts('dialogs', () => import('./base-dialog.tsx'));

/** Fetches what dialogs are made of. */
export const loadDialogs = dialogs.load;

/**
 * A sheet over the page that holds the focus and gives it back when it closes. Nothing of it is drawn before it is first opened;
 * where it cannot be loaded then, a notice says so and its owner is asked to close it.
 */
export function Dialog(props: DialogProps) {
  const parts = useLateParts(dialogs);
  const { open, onClose } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const fail = useOpenFailure();

  const isAwaited = open && !parts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time that it is to open
  useEffect(() => {
    if (!isAwaited) return;
    dialogs.load().catch((cause: unknown) => {
      fail(cause);
      onClose();
    });
  }, [isAwaited]);

  return parts && wasOpen ? <parts.BaseDialog {...props} /> : null;
}

/** The row of buttons that ends a dialog: the way out first, the action last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap justify-end gap-3 pt-1">{children}</div>
);

import { useCallback, useState } from 'react';

/** State of the choices of a `ConflictNotice`, and the way to them from elsewhere on the page. */
export type ConflictNoticeState = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Opens the choices and takes the focus there; counts up, so that it works again. */
  show: () => void;
  shown: number;
};

/** State of a `ConflictNotice`. It opens on a press only: somebody may be typing. */
export function useConflictNotice(): ConflictNoticeState {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(0);
  const show = useCallback(() => {
    setOpen(true);
    setShown((times) => times + 1);
  }, []);
  return { isOpen, setOpen, show, shown };
}

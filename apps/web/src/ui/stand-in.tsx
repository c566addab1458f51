import type { ReactNode } from 'react';

type StandInProps = {
  /** What it stands for has come. */
  isOver: boolean;
  children: ReactNode;
};

/**
 * Stands in the place of what has not come yet. It stays in the document, hidden: in Chromium the removal of an element,
 * wherever it is, ends the stretch of typing that one undo takes back, and a person may be typing beside it.
 */
export const StandIn = ({ isOver, children }: StandInProps) => (
  <div hidden={isOver} className="contents">
    {children}
  </div>
);

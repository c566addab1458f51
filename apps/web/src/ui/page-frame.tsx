import type { ReactNode } from 'react';

const WIDTHS = { wide: '', reading: 'max-w-2xl' };

export type PageFrameProps = { width?: keyof typeof WIDTHS; children: ReactNode };

/** The margins of a page that is read from top to bottom. All widths begin at one left edge. */
export const PageFrame = ({ width = 'wide', children }: PageFrameProps) => (
  <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8 sm:py-12">
    <div className={WIDTHS[width]}>{children}</div>
  </div>
);

/** The margins of a page that is one small form. */
export const NarrowFrame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-16">{children}</div>
);

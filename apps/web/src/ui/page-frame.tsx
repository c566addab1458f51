import type { ReactNode } from 'react';

const WIDTHS = { wide: 'max-w-6xl', reading: 'max-w-3xl' };

export type PageFrameProps = { width?: keyof typeof WIDTHS; children: ReactNode };

/** The margins of a page that is read from top to bottom. */
export const PageFrame = ({ width = 'wide', children }: PageFrameProps) => (
  <div className={`mx-auto w-full px-4 py-8 sm:px-8 sm:py-12 ${WIDTHS[width]}`}>{children}</div>
);

/** The margins of a page that is one small form. */
export const NarrowFrame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-16">{children}</div>
);

import type { ReactNode } from 'react';

/** The margins of a page that is one small form. */
export const NarrowFrame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-16">{children}</div>
);

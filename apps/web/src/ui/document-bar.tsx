import { type ReactNode, useRef } from 'react';
import { useSizeVariable } from './use-size-variable.ts';

/** The head of a page about one document. In a wide window it has the top bar's row to itself and stays in sight. */
export function DocumentBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useSizeVariable(bar, '--editor-bar', 'height');
  return (
    <header
      ref={bar}
      className="wide:tall:sticky wide:top-topbar wide:z-10 wide:-mx-6 wide:-mt-6 flex wide:min-h-16 flex-wrap wide:flex-nowrap items-center gap-x-3 gap-y-2 wide:bg-desk wide:px-6 wide:pe-[calc(var(--topbar-items,8.8125rem)+1.5rem)] sm:gap-x-4"
    >
      {children}
    </header>
  );
}

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode };

/** A part of the panel that can be folded away. */
export const Fold = ({ title, isOpen = false, children }: FoldProps) => (
  <details open={isOpen} className="group/fold border-hairline border-t">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
      <ChevronRight
        size={16}
        aria-hidden
        className="shrink-0 text-muted transition-transform group-open/fold:rotate-90"
      />
      {title}
    </summary>
    <div className="flex flex-col gap-6 pt-2 pb-4">{children}</div>
  </details>
);

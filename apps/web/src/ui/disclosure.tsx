import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  title: ReactNode;
  /** Called each time that it is opened: what is below is drawn before, too. */
  onOpen?: () => void;
  children: ReactNode;
};

/** A button that shows or hides what is below it. */
export const Disclosure = ({ title, onOpen, children }: DisclosureProps) => (
  <details
    className="group"
    onToggle={({ currentTarget }) => {
      if (currentTarget.open) onOpen?.();
    }}
  >
    <summary className="flex min-h-8 pointer-coarse:min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm text-muted text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
      <ChevronRight
        size={16}
        aria-hidden
        className="shrink-0 transition-transform group-open:rotate-90"
      />
      {title}
    </summary>
    <div className="flex flex-col gap-3 pt-2 pb-1 text-sm">{children}</div>
  </details>
);

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL_LOOK } from './field.tsx';

/** One of a few, without a label. Its list is drawn by `styles.css` where the browser can; phones show theirs. */
export const SelectControl = ({ className = '', ...select }: ComponentProps<'select'>) => (
  <div className="relative">
    <select
      {...select}
      className={`${CONTROL_LOOK} appearance-none pe-10 pointer-fine:supports-[appearance:base-select]:[appearance:base-select] ${className}`}
    />
    <ChevronDown
      size={16}
      aria-hidden
      className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-muted"
    />
  </div>
);

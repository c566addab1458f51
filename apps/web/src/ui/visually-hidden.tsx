import type { ComponentProps, ReactNode } from 'react';

/** A field that no person sees or reaches; what fills it in is a program. */
export const HiddenField = (input: ComponentProps<'input'>) => (
  <div aria-hidden className="absolute -inset-s-[9999px] size-px overflow-hidden">
    <input type="text" tabIndex={-1} autoComplete="off" {...input} />
  </div>
);

/** Words for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="sr-only">{children}</span>
);

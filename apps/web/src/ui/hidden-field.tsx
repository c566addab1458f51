import type { ComponentProps } from 'react';

/** A field that no person sees or reaches; what fills it in is a program. */
export const HiddenField = (input: ComponentProps<'input'>) => (
  <div aria-hidden className="absolute -inset-s-[9999px] size-px overflow-hidden">
    <input type="text" tabIndex={-1} autoComplete="off" {...input} />
  </div>
);

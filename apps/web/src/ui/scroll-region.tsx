import type { ReactNode, Ref } from 'react';

type ScrollRegionProps = {
  label: string;
  className: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/** A region that scrolls by itself. It takes the focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, ref, children }: ScrollRegionProps) => (
  <section
    ref={ref}
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, or the arrow keys cannot scroll it (WCAG 2.1.1)
    tabIndex={0}
    className={className}
  >
    {children}
  </section>
);

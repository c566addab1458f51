export type ButtonLook = {
  /** `primary` is the one thing to do here; `danger` takes something away. */
  variant?: 'primary' | 'quiet' | 'ghost' | 'danger';
  size?: 'md' | 'sm';
};

const BASE =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-[opacity,background-color,border-color] aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

const VARIANTS = {
  primary: 'forced-colors:border bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover',
  quiet: 'border border-edge bg-panel text-ink not-aria-disabled:hover:bg-raised',
  ghost:
    'forced-colors:border text-muted not-aria-disabled:hover:bg-raised not-aria-disabled:hover:text-ink',
  danger: 'border border-danger/60 text-danger not-aria-disabled:hover:bg-danger/10',
};

const SIZES = {
  md: 'min-h-10 px-4 py-2 text-sm pointer-coarse:min-h-11',
  sm: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
};

/** The classes of everything that looks like a button, whether it acts or leads somewhere. */
export const buttonLook = ({ variant = 'quiet', size = 'md' }: ButtonLook) =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;

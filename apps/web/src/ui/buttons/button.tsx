import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button waits, keeps the focus and ignores presses. */
    isPending?: boolean;
  };

/**
 * Does something here. When disabled it stays focusable, so that the keyboard is never thrown back to the top of the page.
 */
export function Button({
  variant,
  size,
  isPending = false,
  disabled = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isOff = disabled || isPending;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={isPending || undefined}
      onClick={handleClick}
      className={`${buttonLook({ variant, size })} ${className}`}
    >
      {isPending && <Spinner />}
      {children}
    </button>
  );
}

/** Turns while something is waited for; unseen for the first 300 ms. */
export const Spinner = () => (
  <span aria-hidden className="appear-late">
    <LoaderCircle size={16} className="animate-spin" />
  </span>
);

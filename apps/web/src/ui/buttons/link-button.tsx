import type { ComponentProps } from 'react';
import { Link } from '#platform/navigation/router/link.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonLook;

/** Leads somewhere, and looks like a button. */
export function LinkButton({ variant, size, className = '', ...rest }: LinkButtonProps) {
  return <Link {...rest} className={`${buttonLook({ variant, size })} ${className}`} />;
}

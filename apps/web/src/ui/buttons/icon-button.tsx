import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: LucideIcon;
  /** Name of what it does, for those who do not see the icon; also its tooltip. */
  label: string;
  tone?: 'plain' | 'danger';
};

const TONES = {
  plain: 'text-muted hover:bg-raised hover:text-ink',
  danger: 'text-muted hover:bg-danger/10 hover:text-danger',
};

/** A button that is only an icon. 40 px, and 44 px under a finger. */
export function IconButton({
  icon: Icon,
  label,
  tone = 'plain',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`inline-flex pointer-coarse:size-11 size-10 shrink-0 items-center justify-center rounded-md transition-[background-color] disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ${TONES[tone]} ${className}`}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

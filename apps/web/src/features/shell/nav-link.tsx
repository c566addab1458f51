import type { LucideIcon } from 'lucide-react';
import { Link } from '#platform/navigation/router/link.tsx';

/** The look of a line of the side navigation. A narrow one shows its icon alone, in the same place as a wide one. */
export const NAV_LINE_LOOK =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-4.5 text-start text-muted text-sm -outline-offset-2 transition-[background-color] hover:bg-raised hover:text-ink aria-[current=page]:bg-accent/10 aria-[current=page]:font-medium aria-[current=page]:text-ink';

export type NavLinkProps = {
  to: string;
  label: string;
  icon: LucideIcon;
  isActive: boolean;
  isNarrow: boolean;
  /** Leaves the focus in the menu, where another menu is about to open. */
  keepFocus?: boolean;
  onClick?: () => void;
};

/** A line of the side navigation. The one that leads to the page shown says so. */
export const NavLink = (props: NavLinkProps) => {
  const { to, label, icon: Icon, isActive, isNarrow, keepFocus = false, onClick } = props;
  return (
    <Link
      to={to}
      state={keepFocus ? { keepFocus } : null}
      onClick={onClick}
      aria-current={isActive ? 'page' : undefined}
      title={isNarrow ? label : undefined}
      className={NAV_LINE_LOOK}
    >
      <Icon size={20} aria-hidden className={`shrink-0 ${isActive ? 'text-accent' : ''}`} />
      <span className={isNarrow ? 'sr-only' : 'truncate'}>{label}</span>
    </Link>
  );
};

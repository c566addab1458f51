import { ArrowLeft } from 'lucide-react';
import { useLocation } from '#lib/navigation/router/router-context.ts';
import { NAV_LINE_LOOK, NavLink } from './nav-link.tsx';
import type { SubMenu } from './navigation.ts';

export type SecondMenuProps = {
  menu: SubMenu;
  isNarrow: boolean;
  onBack: () => void;
  onLeave?: (() => void) | undefined;
};

/** The menu of Research or Company: its links by group, and the way back to the main list. */
export function SecondMenu({ menu, isNarrow, onBack, onLeave }: SecondMenuProps) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        onClick={onBack}
        title={isNarrow ? 'Back to Home' : undefined}
        className={`${NAV_LINE_LOOK} ${isNarrow ? 'justify-center px-0' : ''}`}
      >
        <ArrowLeft size={20} aria-hidden className="shrink-0" />
        <span className={isNarrow ? 'sr-only' : ''}>Back to Home</span>
      </button>
      {menu.groups.map(({ id, label = menu.label, links }) => (
        <div key={label}>
          <h2
            id={`menu-${id}`}
            className={isNarrow ? 'sr-only' : 'px-3 pb-1 font-medium text-faint text-xs'}
          >
            {label}
          </h2>
          <ul aria-labelledby={`menu-${id}`} className="flex flex-col gap-1">
            {links.map((link) => (
              <li key={link.to}>
                <NavLink
                  {...link}
                  isActive={pathname === link.to || pathname.startsWith(`${link.to}/`)}
                  isNarrow={isNarrow}
                  {...(onLeave && { onClick: onLeave })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

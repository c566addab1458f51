import { en } from '@shortlist/messages';
import { ArrowLeft } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
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
  const words = useWords(en.shell);
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col gap-4">
      <button
        type="button"
        onClick={onBack}
        title={isNarrow ? words.backToHome : undefined}
        className={NAV_LINE_LOOK}
      >
        <ArrowLeft size={20} aria-hidden className="shrink-0" />
        <span className={isNarrow ? 'sr-only' : ''}>{words.backToHome}</span>
      </button>
      {menu.groups.map(({ id, name = menu.name, links }) => (
        <div key={id}>
          <h2
            id={`menu-${id}`}
            className={isNarrow ? 'sr-only' : 'px-4.5 pb-1 font-medium text-faint text-xs'}
          >
            {words.link({ name })}
          </h2>
          <ul aria-labelledby={`menu-${id}`} className="flex flex-col gap-1">
            {links.map(({ name: linkName, ...link }) => (
              <li key={link.to}>
                <NavLink
                  {...link}
                  label={words.link({ name: linkName })}
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

import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { NavLink } from './nav-link.tsx';
import { type NavEntry, targetOf, useNavigation } from './navigation.ts';

export type MainMenuProps = {
  isNarrow: boolean;
  /** In the sliding menu of a phone: what leads to a page closes it, what opens a menu does not. */
  onLeave?: (() => void) | undefined;
};

const isAt = (pathname: string, { to, also = to }: NavEntry) =>
  pathname === to ||
  (to !== hrefOf('home') && [to, also].some((above) => pathname.startsWith(`${above}/`)));

/** The main list. A parent leads to the first link of its menu, which opens with it. */
export function MainMenu({ isNarrow, onLeave }: MainMenuProps) {
  const words = useWords(en.shell);
  const navigation = useNavigation();
  const { pathname } = useLocation();
  return (
    <ul className="flex flex-col gap-1">
      {navigation.map((entry) => (
        <li key={entry.to} className="relative">
          <NavLink
            to={targetOf(entry)}
            label={words.link(entry)}
            icon={entry.icon}
            isActive={isAt(pathname, entry)}
            isNarrow={isNarrow}
            keepFocus={entry.groups !== undefined && onLeave !== undefined}
            {...(!entry.groups && onLeave && { onClick: onLeave })}
          />
          {entry.Beside && <entry.Beside isNarrow={isNarrow} />}
        </li>
      ))}
    </ul>
  );
}

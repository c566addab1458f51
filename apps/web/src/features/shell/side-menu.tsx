import { en } from '@shortlist/messages';
import { useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { MainMenu } from './main-menu.tsx';
import { SecondMenu } from './second-menu.tsx';
import { useOpenMenu } from './use-open-menu.ts';

export type SideMenuProps = {
  isNarrow?: boolean;
  onLeave?: () => void;
};

/** The side navigation: the main list, or the second-level menu that is open. */
export function SideMenu({ isNarrow = false, onLeave }: SideMenuProps) {
  const words = useWords(en.shell);
  const { menu, backToHome } = useOpenMenu();
  const nav = useRef<HTMLElement>(null);

  function handleBack() {
    backToHome();
    // The button that was pressed is going away: the keyboard goes on from the list that comes.
    requestAnimationFrame(() => nav.current?.querySelector('a')?.focus());
  }

  return (
    <nav ref={nav} aria-label={words.main}>
      {menu ? (
        <SecondMenu menu={menu} isNarrow={isNarrow} onBack={handleBack} onLeave={onLeave} />
      ) : (
        <MainMenu isNarrow={isNarrow} onLeave={onLeave} />
      )}
    </nav>
  );
}

import { en } from '@shortlist/messages';
import { Search, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { OPEN_SEARCH } from '#platform/navigation/palette-key.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Drawer } from '#ui/dialogs/drawer.tsx';
import { NAV_LINE_LOOK } from './nav-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { Wordmark } from './wordmark.tsx';

type MenuDrawerProps = {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
};

/** The menu of a narrow screen, with the search. */
export function MenuDrawer({ open, onClose, opener }: MenuDrawerProps) {
  const words = useWords(en.shell);
  const closedFor = useRef<'page' | 'search'>(undefined);

  function closeFor(what: 'page' | 'search') {
    closedFor.current = what;
    onClose();
  }

  function search() {
    closeFor('search');
    window.dispatchEvent(new Event(OPEN_SEARCH));
  }

  /** The new page's heading after a choice, the search's own field, else the button that opened the menu. */
  function focusAfter(): HTMLElement | null | false {
    const what = closedFor.current;
    closedFor.current = undefined;
    if (what === 'search') return false;
    return what === 'page' ? document.querySelector('main h1') : opener.current;
  }

  const leave = () => closeFor('page');
  return (
    <Drawer open={open} onClose={onClose} label={words.navigation} focusAfter={focusAfter}>
      <div className="flex items-center justify-between ps-4.5">
        <Wordmark onClick={leave} />
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <button type="button" onClick={search} className={NAV_LINE_LOOK}>
        <Search size={20} aria-hidden className="shrink-0" />
        {words.search}
      </button>
      <SideMenu onLeave={leave} />
    </Drawer>
  );
}

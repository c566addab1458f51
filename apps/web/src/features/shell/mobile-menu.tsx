import { en } from '@shortlist/messages';
import { Menu, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { OPEN_SEARCH } from '#platform/navigation/palette-key.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { NAV_LINE_LOOK } from './nav-link.tsx';
import { SideMenu } from './side-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const loadDrawer = async () =>
  (await loadChunk('drawer', () => import('#ui/dialogs/drawer.tsx'))).Drawer;

/** The side navigation of a narrow screen: a button, and the menu that slides in. */
export function MobileMenu() {
  const words = useWords(en.shell);
  const drawer = useLazyDialog(loadDrawer, words.notOpened);
  const button = useRef<HTMLButtonElement>(null);
  const closedFor = useRef<'page' | 'search'>(undefined);

  // Fetched once the page stands, so that the first press opens it at once.
  useEffect(() => {
    void afterFirstPaint()
      .then(loadDrawer)
      .catch(() => {});
  }, []);

  function open() {
    closedFor.current = undefined;
    void drawer.open();
  }

  function search() {
    closedFor.current = 'search';
    drawer.close();
    window.dispatchEvent(new Event(OPEN_SEARCH));
  }

  function leave() {
    closedFor.current = 'page';
    drawer.close();
  }

  /** The new page's heading after a choice, the search's own field, else the button that opened the menu. */
  function focusAfter(): HTMLElement | null | false {
    if (closedFor.current === 'search') return false;
    return closedFor.current === 'page' ? document.querySelector('main h1') : button.current;
  }

  return (
    <div className="lg:hidden">
      <IconButton
        ref={button}
        icon={Menu}
        label={words.open}
        aria-expanded={drawer.isOpen}
        onClick={open}
      />
      {drawer.Dialog && (
        <drawer.Dialog
          open={drawer.isOpen}
          onClose={drawer.close}
          label={words.navigation}
          focusAfter={focusAfter}
        >
          <div className="flex items-center justify-between ps-4.5">
            <Wordmark onClick={leave} />
            <IconButton icon={X} label={words.close} onClick={drawer.close} />
          </div>
          <button type="button" onClick={search} className={NAV_LINE_LOOK}>
            <Search size={20} aria-hidden className="shrink-0" />
            {words.search}
          </button>
          <SideMenu onLeave={leave} />
        </drawer.Dialog>
      )}
    </div>
  );
}

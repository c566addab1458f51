import { en } from '@shortlist/messages';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { afterFirstPaint } from '#platform/hydration/after-first-paint.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { SideMenu } from './side-menu.tsx';
import { Wordmark } from './wordmark.tsx';

const loadDrawer = async () =>
  (await loadChunk('drawer', () => import('#ui/dialogs/drawer.tsx'))).Drawer;

/** The side navigation of a narrow screen: a button, and the menu that slides in. */
export function MobileMenu() {
  const words = useWords(en.shell);
  const drawer = useLazyDialog(loadDrawer, words.notOpened);
  const button = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);

  // Fetched once the page stands, so that the first press opens it at once.
  useEffect(() => {
    void afterFirstPaint()
      .then(loadDrawer)
      .catch(() => {});
  }, []);

  function open() {
    hasLeft.current = false;
    void drawer.open();
  }

  function leave() {
    hasLeft.current = true;
    drawer.close();
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
          // After a choice the new page's heading, else the button that opened it.
          focusAfter={() => (hasLeft.current ? document.querySelector('main h1') : button.current)}
        >
          <div className="flex items-center justify-between ps-3">
            <Wordmark onClick={leave} />
            <IconButton icon={X} label={words.close} onClick={drawer.close} />
          </div>
          <SideMenu onLeave={leave} />
        </drawer.Dialog>
      )}
    </div>
  );
}

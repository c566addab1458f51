import { en } from '@shortlist/messages';
import { Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';

const loadDrawer = async () =>
  (await loadChunk('drawer', () => import('./menu-drawer.tsx'))).MenuDrawer;

/** The side navigation of a narrow screen: a button, and the menu that slides in. */
export function MobileMenu() {
  const words = useWords(en.shell);
  const drawer = useLazyDialog(loadDrawer, words.notOpened);
  const button = useRef<HTMLButtonElement>(null);

  // Fetched once the page stands, so that the first press opens it at once.
  useEffect(() => {
    void whenPageStands()
      .then(loadDrawer)
      .catch(() => {});
  }, []);

  return (
    <div className="lg:hidden">
      <IconButton
        ref={button}
        icon={Menu}
        label={words.open}
        aria-expanded={drawer.isOpen}
        onClick={() => void drawer.open()}
      />
      {drawer.Dialog && (
        <drawer.Dialog open={drawer.isOpen} onClose={drawer.close} opener={button} />
      )}
    </div>
  );
}

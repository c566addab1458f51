import { en } from '@shortlist/messages';
import { SunMoon } from 'lucide-react';
import { useEffect } from 'react';
import { whenPageStands } from '#platform/hydration/when-page-stands.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';

const loadMenu = async () =>
  (await loadChunk('theme-menu', () => import('./theme-menu.tsx'))).ThemeMenu;

/** The button of the themes; their menu takes its place at the first press. */
export function ThemeButton() {
  const words = useWords(en.shell);
  const menu = useLazyDialog(loadMenu, words.themesNotShown);

  // Fetched once the page is drawn, since the connection may be gone at the first press.
  useEffect(() => {
    void whenPageStands()
      .then(loadMenu)
      .catch(() => {});
  }, []);

  if (menu.Dialog) return <menu.Dialog />;
  return (
    <IconButton
      icon={SunMoon}
      label={words.theme}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void menu.open()}
    />
  );
}

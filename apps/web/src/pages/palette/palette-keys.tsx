import { matchPage } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { OPEN_SEARCH, paletteKey } from '#platform/navigation/palette-key.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';

/** Opens the site's search on Ctrl+K, Cmd+K or "/" and where the menu asks for it, the list of keys on "?". Both come with the first press. */
export function PaletteKeys() {
  const words = useWords(en.shell);
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<'search' | 'keys'>('search');
  const dialog = useLazyDialog(async () => {
    const { Palette } = await loadChunk('palette', () => import('./palette.tsx'));
    return Palette;
  }, words.searchNotOpened);

  const open = useEffectEvent((shows: 'search' | 'keys') => {
    setWanted(shows);
    void dialog.open();
  });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const opened = paletteKey(event);
    if (!opened || dialog.isOpen) return;
    event.preventDefault();
    open(opened);
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    window.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    window.addEventListener(OPEN_SEARCH, () => open('search'), { signal });
    return () => closing.abort();
  }, []);

  return (
    dialog.Dialog && (
      <dialog.Dialog
        shows={wanted}
        {...documentAt(pathname)}
        open={dialog.isOpen}
        onClose={dialog.close}
      />
    )
  );
}

/** The document that a page is about, by its address. */
function documentAt(pathname: string) {
  const found = matchPage(pathname);
  const { resumeId, letterId } = found?.kind === 'page' ? found.params : {};
  return { resumeId, letterId };
}

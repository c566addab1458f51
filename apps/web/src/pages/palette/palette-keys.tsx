import { matchPage } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { paletteKey } from '#platform/navigation/palette-key.ts';
import { useLocation } from '#platform/navigation/router/router-context.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';

/** Opens the site's search on Ctrl+K, Cmd+K or "/", and the list of keys on "?". Both come with the first press. */
export function PaletteKeys() {
  const words = useWords(en.shell);
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<'search' | 'keys'>('search');
  const dialog = useLazyDialog(async () => {
    const { Palette } = await loadChunk('palette', () => import('./palette.tsx'));
    return Palette;
  }, words.searchNotOpened);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const opened = paletteKey(event);
    if (!opened || dialog.isOpen) return;
    event.preventDefault();
    setWanted(opened);
    void dialog.open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    dialog.Dialog && (
      <dialog.Dialog
        shows={wanted}
        resumeId={resumeAt(pathname)}
        open={dialog.isOpen}
        onClose={dialog.close}
      />
    )
  );
}

/** The resume that a page is about, by its address. */
function resumeAt(pathname: string): string | undefined {
  const found = matchPage(pathname);
  return found?.kind === 'page' ? found.params.resumeId : undefined;
}

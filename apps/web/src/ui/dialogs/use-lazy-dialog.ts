import { type ComponentType, useState } from 'react';
import { useLoadOnDemand } from '../notices/use-load-on-demand.ts';

/**
 * A dialog that is loaded when it is first opened, so that the page comes without its form. Where it cannot be
 * loaded, a notice with the title `failed` gives the reason, and the next press tries again.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);
  const loadDialog = useLoadOnDemand(load, failed);

  async function open() {
    const loaded = await loadDialog();
    if (!loaded) return;
    setDialog(() => loaded);
    setIsOpen(true);
  }

  return { Dialog, isOpen, open, close: () => setIsOpen(false) };
}

import { en } from '@shortlist/messages';
import { type ComponentType, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useNotice } from '../notices/notice-context.ts';

/**
 * A dialog that is loaded when it is first opened, so that the page comes without its form. Where it cannot be
 * loaded, a notice with the title `failed` gives the reason, and the next press tries again.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
  const common = useWords(en.common);
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [isOpen, setIsOpen] = useState(false);
  const notify = useNotice();

  async function open() {
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setIsOpen(true);
    } catch (cause) {
      logError(`A dialog could not be loaded (${failed}).`, cause);
      void notify({ title: failed, text: reasonOf(common, cause) });
    }
  }

  return { Dialog, isOpen, open, close: () => setIsOpen(false) };
}

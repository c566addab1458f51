import { en } from '@shortlist/messages';
import { Ellipsis } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { createLateParts, useLateParts } from '#ui/dialogs/late-parts.ts';
import { Menu } from '#ui/dialogs/menu.tsx';
import type { EntryMenuProps } from './entry-menu-items.tsx';

const items = createLateParts('entry-menu', () => import('./entry-menu-items.tsx'));

/** Offers all that can be done to an entry. */
export function EntryMenu(props: EntryMenuProps) {
  const words = useWords(en.editor);
  const parts = useLateParts(items);
  const trigger = <IconButton icon={Ellipsis} label={words.changeNamed(props)} />;
  return <Menu trigger={trigger}>{parts && <parts.EntryMenuItems {...props} />}</Menu>;
}

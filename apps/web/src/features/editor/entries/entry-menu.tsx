import { en } from '@shortlist/messages';
import { Ellipsis } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLateParts } from '#ui/dialogs/late-parts.ts';
import { Menu } from '#ui/dialogs/menu.tsx';
import { editorMenus } from '../late-menus.ts';
import type { EntryMenuItemsProps } from './entry-menu-items.tsx';

/** Offers all that can be done to an entry. */
export function EntryMenu(props: EntryMenuItemsProps) {
  const words = useWords(en.editor);
  const { title } = props;
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={words.changeNamed({ title })} />}>
      <LateItems {...props} />
    </Menu>
  );
}

/** Asks for the items when the menu is opened: a long list has many menus. The section's own menu has fetched them by then. */
function LateItems(props: EntryMenuItemsProps) {
  const items = useLateParts(editorMenus);
  return items && <items.EntryMenuItems {...props} />;
}

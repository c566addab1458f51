import { en } from '@shortlist/messages';
import {
  ArrowDown,
  ArrowUp,
  Bold,
  CopyPlus,
  Ellipsis,
  Eye,
  EyeOff,
  Italic,
  Lock,
  LockOpen,
} from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Toolbar, ToolbarButton } from '#ui/buttons/toolbar.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { LinkPopover } from './link-popover.tsx';
import type { Formatting } from './use-formatting.ts';

type RichToolbarProps = { controls: string; formatting: Formatting };

/** Shows what can be done to the words that are selected; it stands below them and covers none. */
export function RichToolbar({ controls, formatting }: RichToolbarProps) {
  const words = useWords(en.richText);
  const { bold, italic, hidden, locked, root, toggle, toggleFlag, move, duplicate } = formatting;
  return (
    <Toolbar label={words.formatting} controls={controls}>
      <ToolbarButton icon={Bold} label={words.bold} isOn={bold} onClick={() => toggle('b')} />
      <ToolbarButton icon={Italic} label={words.italic} isOn={italic} onClick={() => toggle('i')} />
      <LinkPopover formatting={formatting} />
      <Menu
        align="start"
        finalFocus={root}
        // A menu opens on the press, so that it must not be held back, as it is where the caret is to stay.
        trigger={<IconButton icon={Ellipsis} label={words.more} />}
      >
        <MenuItem icon={hidden ? Eye : EyeOff} onSelect={() => toggleFlag('hidden')}>
          {hidden ? words.show : words.hide}
        </MenuItem>
        <MenuItem icon={locked ? LockOpen : Lock} onSelect={() => toggleFlag('locked')}>
          {locked ? words.unlock : words.lock}
        </MenuItem>
        <MenuItem icon={ArrowUp} onSelect={() => move(-1)}>
          {words.moveUp}
        </MenuItem>
        <MenuItem icon={ArrowDown} onSelect={() => move(1)}>
          {words.moveDown}
        </MenuItem>
        <MenuItem icon={CopyPlus} onSelect={duplicate}>
          {words.duplicateLine}
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

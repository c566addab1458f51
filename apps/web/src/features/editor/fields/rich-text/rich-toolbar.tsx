import { en } from '@shortlist/messages';
import { ArrowDown, ArrowUp, Bold, CopyPlus, EyeOff, Italic } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Toolbar, ToolbarButton } from '#ui/buttons/toolbar.tsx';
import { LinkPopover } from './link-popover.tsx';
import type { Formatting } from './use-formatting.ts';

type RichToolbarProps = { controls: string; formatting: Formatting };

/** Shows what can be done to the words that are selected; it stands below them and covers none. */
export function RichToolbar({ controls, formatting }: RichToolbarProps) {
  const words = useWords(en.richText);
  const { bold, italic, hidden, toggle, toggleHidden, move, duplicate } = formatting;
  return (
    <Toolbar label={words.formatting} controls={controls}>
      <div className="flex gap-1">
        <ToolbarButton icon={Bold} label={words.bold} isOn={bold} onClick={() => toggle('b')} />
        <ToolbarButton
          icon={Italic}
          label={words.italic}
          isOn={italic}
          onClick={() => toggle('i')}
        />
        <LinkPopover formatting={formatting} />
        <ToolbarButton icon={EyeOff} label={words.hide} isOn={hidden} onClick={toggleHidden} />
      </div>
      <div className="flex gap-1">
        <ToolbarButton icon={ArrowUp} label={words.moveUp} onClick={() => move(-1)} />
        <ToolbarButton icon={ArrowDown} label={words.moveDown} onClick={() => move(1)} />
        <ToolbarButton icon={CopyPlus} label={words.duplicateLine} onClick={duplicate} />
      </div>
    </Toolbar>
  );
}

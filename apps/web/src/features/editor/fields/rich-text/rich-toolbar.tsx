import { ArrowDown, ArrowUp, Bold, CopyPlus, EyeOff, Italic } from 'lucide-react';
import { Toolbar, ToolbarButton } from '#ui/buttons/toolbar.tsx';
import { LinkPopover } from './link-popover.tsx';
import type { Formatting } from './use-formatting.ts';

type RichToolbarProps = { controls: string; formatting: Formatting };

/** Shows what can be done to the words that are selected; it stands below them and covers none. */
export function RichToolbar({ controls, formatting }: RichToolbarProps) {
  const { bold, italic, hidden, toggle, toggleHidden, move, duplicate } = formatting;
  return (
    <Toolbar label="Formatting" controls={controls}>
      <div className="flex gap-1">
        <ToolbarButton icon={Bold} label="Bold" isOn={bold} onClick={() => toggle('b')} />
        <ToolbarButton icon={Italic} label="Italic" isOn={italic} onClick={() => toggle('i')} />
        <LinkPopover formatting={formatting} />
        <ToolbarButton icon={EyeOff} label="Leave off paper" isOn={hidden} onClick={toggleHidden} />
      </div>
      <div className="flex gap-1">
        <ToolbarButton icon={ArrowUp} label="Move line up" onClick={() => move(-1)} />
        <ToolbarButton icon={ArrowDown} label="Move line down" onClick={() => move(1)} />
        <ToolbarButton icon={CopyPlus} label="Duplicate line" onClick={duplicate} />
      </div>
    </Toolbar>
  );
}

import type { Exporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';

type OtherFormatsProps = {
  /** There is nothing to download yet. */
  isOff: boolean;
  isPending: boolean;
  /** A `FormatItem` for each. */
  children: ReactNode;
};

/** The button and the menu of the formats besides the first. */
export function OtherFormats({ isOff, isPending, children }: OtherFormatsProps) {
  const words = useWords(en.preview);
  const trigger = (
    <Button isPending={isPending} disabled={isOff}>
      {words.otherFormats}
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  return isOff ? trigger : <Menu trigger={trigger}>{children}</Menu>;
}

type FormatItemProps = {
  exporter: Pick<Exporter, 'id' | 'name'>;
  /** More of what it is for. */
  hint?: string | undefined;
  /** Facts that are known of the file. */
  note?: ReactNode;
  onSelect: () => void;
};

/** A format with what it is for. */
export function FormatItem({ exporter: { id, name }, hint, note, onSelect }: FormatItemProps) {
  const words = useWords(en.formats);
  return (
    <MenuItem onSelect={onSelect}>
      <span className="flex max-w-64 flex-col gap-0.5 py-1">
        {name}
        <span className="text-muted text-xs">
          {words.purpose({ format: id })}
          {hint && ` ${hint}`}
        </span>
        {note}
      </span>
    </MenuItem>
  );
}

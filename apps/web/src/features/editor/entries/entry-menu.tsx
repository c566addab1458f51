import type { EntryId, EntryKind } from '@shortlist/resume';
import { Building2, Copy, Ellipsis, Eye, EyeOff } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useEntryChanges } from './use-entry-changes.ts';

type EntryMenuProps = {
  kind: EntryKind;
  id: EntryId;
  title: string;
  isHidden: boolean;
  /** Whether it is a role at the employer of the entry above; undefined where it cannot be. */
  isSameEmployer: boolean | undefined;
};

/** What else can be done to an entry. Renders again only when its own entry changes. */
export const EntryMenu = memo(function EntryMenu(props: EntryMenuProps) {
  const { kind, id, title, isHidden, isSameEmployer } = props;
  const { duplicate, hide, joinEmployer } = useEntryChanges(kind);
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={`Change ${title}`} />}>
      <MenuItem icon={Copy} onSelect={() => duplicate(id, title)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={isHidden ? Eye : EyeOff} onSelect={() => hide(id, !isHidden)}>
        {isHidden ? 'Show on the page' : 'Hide from the page'}
      </MenuItem>
      {isSameEmployer !== undefined && (
        <MenuItem icon={Building2} onSelect={() => joinEmployer(id, !isSameEmployer)}>
          {isSameEmployer ? 'Another employer than above' : 'Same employer as above'}
        </MenuItem>
      )}
    </Menu>
  );
});

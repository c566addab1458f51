import { en } from '@shortlist/messages';
import type { EntryId, EntryKind } from '@shortlist/model';
import { Building2, Copy, Eye, EyeOff, Lock, LockOpen, Trash2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { MenuItem } from '#ui/dialogs/menu.tsx';
import { PageBreakItems } from '../page-break-items.tsx';
import { type EntryMoves, STEPS } from './entry-icons.tsx';
import { useEntryChanges } from './use-entry-changes.ts';

export type EntryMenuItemsProps = {
  kind: EntryKind;
  id: EntryId;
  title: string;
  isHidden: boolean;
  /** No suggestion changes it. */
  isLocked: boolean;
  /** True if it is a role at the employer of the entry above; undefined where it cannot be. */
  isSameEmployer: boolean | undefined;
  /** True if it begins a page; undefined for the first entry, which begins where its section does. */
  startsPage: boolean | undefined;
  keptTogether: boolean;
  /** Undefined where it is alone. */
  moves: EntryMoves | undefined;
  onDelete: () => void;
};

/** Offers all that can be done to an entry, as items of its menu. */
export function EntryMenuItems(props: EntryMenuItemsProps) {
  const words = useWords(en.editor);
  const common = useWords(en.common);
  const { kind, id, title, isHidden, isLocked, isSameEmployer, startsPage, keptTogether } = props;
  const { moves, onDelete } = props;
  const { duplicate, setFlag, joinEmployer } = useEntryChanges(kind);
  return (
    <>
      <MenuItem icon={Copy} onSelect={() => duplicate(id, title)}>
        {common.duplicate}
      </MenuItem>
      <MenuItem icon={isHidden ? Eye : EyeOff} onSelect={() => setFlag(id, 'hidden', !isHidden)}>
        {isHidden ? words.show : words.hide}
      </MenuItem>
      <MenuItem icon={isLocked ? LockOpen : Lock} onSelect={() => setFlag(id, 'locked', !isLocked)}>
        {isLocked ? words.unlock : words.lock}
      </MenuItem>
      {STEPS.filter(({ step }) => moves?.canMove(id, step)).map(({ step, item, icon }) => (
        <MenuItem key={item} icon={icon} onSelect={() => moves?.move(id, step, title)}>
          {words[item]}
        </MenuItem>
      ))}
      {isSameEmployer !== undefined && (
        <MenuItem icon={Building2} onSelect={() => joinEmployer(id, !isSameEmployer)}>
          {isSameEmployer ? words.anotherEmployer : words.sameEmployer}
        </MenuItem>
      )}
      {!isHidden && (
        <PageBreakItems
          startsPage={startsPage}
          keptTogether={keptTogether}
          onChange={(name, isOn) => setFlag(id, name, isOn)}
        />
      )}
      <MenuItem icon={Trash2} isDangerous onSelect={onDelete}>
        {common.delete}
      </MenuItem>
    </>
  );
}

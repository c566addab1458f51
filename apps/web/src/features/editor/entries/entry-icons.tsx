import { en } from '@shortlist/messages';
import type { EntryId, EntryKind } from '@shortlist/model';
import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useEntryChanges } from './use-entry-changes.ts';
import type { useEntryMoves } from './use-entry-moves.ts';

export type EntryMoves = ReturnType<typeof useEntryMoves>;

type EntryIconsProps = {
  kind: EntryKind;
  id: EntryId;
  /** Name of the entry. */
  title: string;
  isHidden: boolean;
  /** Undefined where it is alone. */
  moves: EntryMoves | undefined;
};

export const STEPS = [
  { step: -1, name: 'moveUp', item: 'moveUpItem', icon: ArrowUp },
  { step: 1, name: 'moveDown', item: 'moveDownItem', icon: ArrowDown },
] as const;

/** Offers as icons what is mostly done to an entry. Where it cannot be moved further the button stays, so that the focus has somewhere to be. */
export function EntryIcons({ kind, id, title, isHidden, moves }: EntryIconsProps) {
  const words = useWords(en.editor);
  const { duplicate, setFlag } = useEntryChanges(kind);
  return (
    <>
      {moves &&
        STEPS.map(({ step, name, icon }) => (
          <IconButton
            key={name}
            id={moves.buttonId(id, step)}
            icon={icon}
            label={words[name]({ title })}
            aria-disabled={!moves.canMove(id, step)}
            onClick={() => moves.move(id, step, title)}
          />
        ))}
      <IconButton
        icon={Copy}
        label={words.duplicateNamed({ title })}
        onClick={() => duplicate(id, title)}
      />
      <IconButton
        icon={isHidden ? Eye : EyeOff}
        label={isHidden ? words.showNamed({ title }) : words.hideNamed({ title })}
        onClick={() => setFlag(id, 'hidden', !isHidden)}
      />
    </>
  );
}

type DeleteIconProps = { title: string; onDelete: () => void };

export function DeleteIcon({ title, onDelete }: DeleteIconProps) {
  const words = useWords(en.editor);
  return (
    <IconButton
      icon={Trash2}
      label={words.deleteNamed({ title })}
      tone="danger"
      onClick={onDelete}
    />
  );
}

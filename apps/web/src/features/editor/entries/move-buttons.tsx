import { en } from '@shortlist/messages';
import type { EntryId } from '@shortlist/model';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { useEntryMoves } from './use-entry-moves.ts';

type MoveButtonsProps = {
  id: EntryId;
  /** Name of the entry. */
  title: string;
  moves: ReturnType<typeof useEntryMoves>;
};

const STEPS = [
  { step: -1, name: 'moveUp', icon: ArrowUp },
  { step: 1, name: 'moveDown', icon: ArrowDown },
] as const;

/** One place up, one place down. Where there is none the button stays, so that the focus has somewhere to be. */
export const MoveButtons = ({ id, title, moves }: MoveButtonsProps) => {
  const words = useWords(en.editor);
  return STEPS.map(({ step, name, icon }) => (
    <IconButton
      key={name}
      id={moves.buttonId(id, step)}
      icon={icon}
      label={words[name]({ title })}
      aria-disabled={!moves.canMove(id, step)}
      onClick={() => moves.move(id, step, title)}
    />
  ));
};

import type { EntryId } from '@shortlist/resume';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { useEntryMoves } from './use-entry-moves.ts';

type MoveButtonsProps = {
  id: EntryId;
  /** Name of the entry. */
  title: string;
  moves: ReturnType<typeof useEntryMoves>;
};

const STEPS = [
  { step: -1, word: 'up', icon: ArrowUp },
  { step: 1, word: 'down', icon: ArrowDown },
] as const;

/** One place up, one place down. Where there is none the button stays, so that the focus has somewhere to be. */
export const MoveButtons = ({ id, title, moves }: MoveButtonsProps) =>
  STEPS.map(({ step, word, icon }) => (
    <IconButton
      key={word}
      id={moves.buttonId(id, step)}
      icon={icon}
      label={`Move ${title} ${word}`}
      aria-disabled={!moves.canMove(id, step)}
      onClick={() => moves.move(id, step, title)}
    />
  ));

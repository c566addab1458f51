import { en } from '@shortlist/messages';
import { Check, CircleCheck, CircleDashed, Pencil, TriangleAlert } from 'lucide-react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import type { ReadingNote } from './reading-note.ts';

const SIGNS = {
  sure: { icon: CircleCheck, look: 'text-ok' },
  fair: { icon: CircleCheck, look: 'text-muted' },
  doubtful: { icon: TriangleAlert, look: 'text-warning' },
  checked: { icon: Check, look: 'text-ok' },
  written: { icon: Pencil, look: 'text-muted' },
  empty: { icon: CircleDashed, look: 'text-faint' },
} as const;

const SUBJECTS = { reasons: en.reasons };

type FieldNoteProps = {
  id: string;
  note: ReadingNote;
  /** True if the reason is shown; a screen reader gets it in any case. */
  isOpen: boolean;
};

/** Says how sure the parser is of a field, and why. */
export function FieldNote({ id, note, isOpen }: FieldNoteProps) {
  const say = useFormatMessage(SUBJECTS);
  const { icon: Icon, look } = SIGNS[note.certainty];
  const reason = note.reason && say(note.reason);
  return (
    <p id={id} className="flex items-start gap-1.5 text-muted text-xs">
      <Icon size={14} aria-hidden className={`mt-0.5 shrink-0 ${look}`} />
      <span className="min-w-0">
        <span className={note.certainty === 'doubtful' ? 'font-medium text-warning' : ''}>
          {note.words}
        </span>
        {reason && <span className={isOpen ? '' : 'sr-only'}>{` (${reason})`}</span>}
      </span>
    </p>
  );
}

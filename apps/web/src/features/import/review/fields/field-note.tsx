import { en } from '@shortlist/messages';
import { CircleDashed, TriangleAlert } from 'lucide-react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import type { ReadingNote } from './reading-note.ts';

const SUBJECTS = { reasons: en.reasons };

/** Says that a field is to be looked at, and why, or that nothing was found for it. */
export function FieldNote({ id, note }: { id: string; note: ReadingNote }) {
  const say = useFormatMessage(SUBJECTS);
  const isDoubtful = note.state === 'doubtful';
  const Icon = isDoubtful ? TriangleAlert : CircleDashed;
  return (
    <p id={id} className="flex items-start gap-1.5 text-muted text-xs">
      <Icon
        size={14}
        aria-hidden
        className={`mt-0.5 shrink-0 ${isDoubtful ? 'text-warning' : 'text-faint'}`}
      />
      <span className="min-w-0">
        <span className={isDoubtful ? 'font-medium text-warning' : ''}>{note.words}</span>
        {note.reason && ` (${say(note.reason)})`}
      </span>
    </p>
  );
}

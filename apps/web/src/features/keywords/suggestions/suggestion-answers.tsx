import { en } from '@shortlist/messages';
import { type Ref, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button, type ButtonProps } from '#ui/buttons/button.tsx';
import { type Acceptance, canKeep, type ShownChange } from './shown-change.ts';
import { UnprovedWords } from './unproved-words.tsx';

/** What the server is asked to do with a change; undefined while it is asked nothing. */
export type Settling = 'accept' | 'skip' | undefined;

export type AnswersProps = {
  change: ShownChange;
  /** The change in one line. */
  name: string;
  /** Absent where no server is asked. */
  settling?: Settling;
  onAccept: (acceptance: Acceptance) => void;
  onSkip: () => void;
  /** Keeps the points or the entry that the change is about as they are. */
  onKeep: () => void;
  editButton: Ref<HTMLButtonElement>;
  /** Absent where a change makes no single text. */
  onEdit: (() => void) | undefined;
};

/** The presses that settle a change; one that says what is unproved waits until each of that is confirmed. */
export function Answers({ change, name, settling, editButton, ...on }: AnswersProps) {
  const words = useWords(en.suggestions);
  const { unproved } = change;
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const isOpen = unproved.some((each) => !confirmed.has(each.words));
  const isSettling = settling !== undefined;
  const named = { change: name };
  function confirm(said: string, isTrue: boolean) {
    const others = [...confirmed].filter((each) => each !== said);
    setConfirmed(new Set(isTrue ? [...others, said] : others));
  }
  return (
    <>
      {unproved.length > 0 && (
        <UnprovedWords unproved={unproved} confirmed={confirmed} onConfirm={confirm} />
      )}
      <div className="flex flex-wrap gap-2">
        <Answer
          isPending={settling === 'accept'}
          disabled={isOpen || isSettling}
          aria-label={words.acceptNamed(named)}
          onClick={() => on.onAccept({ confirmed: [...confirmed] })}
        >
          {words.accept}
        </Answer>
        {on.onEdit && (
          <Answer
            ref={editButton}
            disabled={isSettling}
            aria-label={words.editNamed(named)}
            onClick={on.onEdit}
          >
            {words.edit}
          </Answer>
        )}
        <Answer
          variant="ghost"
          isPending={settling === 'skip'}
          disabled={isSettling}
          aria-label={words.skipNamed(named)}
          onClick={on.onSkip}
        >
          {words.skip}
        </Answer>
        {canKeep(change.change) && (
          <Answer
            variant="ghost"
            disabled={isSettling}
            aria-label={words.keepNamed(named)}
            onClick={on.onKeep}
          >
            {words.keep}
          </Answer>
        )}
      </div>
    </>
  );
}

/** One press of those. */
const Answer = (props: Omit<ButtonProps, 'size'>) => <Button size="sm" {...props} />;

import { en, type Message } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { useState } from 'react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Looked, pieceId, UNPLACED_ID, useReviewActions } from '../review-context.ts';
import { moreOf, useSomeMore } from '../show-more.ts';
import type { UnplacedPiece } from './piece.ts';
import { UnplacedItem } from './unplaced-piece.tsx';

type UnplacedProps = {
  pieces: readonly UnplacedPiece[];
  /** Notes on what of the file was left out for a reason. */
  notes?: readonly Message<'imports'>[] | undefined;
  /** Nothing was left out, be it a heading. */
  isAllRead: boolean;
  resume: Resume;
  looked: Looked | undefined;
};

const SUBJECTS = { imports: en.imports };

/** So many texts are drawn at first, and more when a person asks for them. */
const SOME = 50;

/** The text of the document that found no place: each piece can be put into a field. */
export function Unplaced({ pieces, notes = [], isAllRead, resume, looked }: UnplacedProps) {
  const words = useWords(en.review);
  const say = useFormatMessage(SUBJECTS);
  const [moving, setMoving] = useState<number>();
  const { shown, showMore } = useSomeMore(SOME);
  const { focus } = useReviewActions();
  const hidden = pieces.slice(shown);
  const allPlaced = isAllRead ? words.allPlaced : words.allPlacedExcept;

  function handleMore() {
    const [next] = hidden;
    showMore();
    if (next) focus({ id: pieceId(next.id) });
  }

  return (
    <section aria-labelledby={UNPLACED_ID} className="flex flex-col gap-3">
      <h3 id={UNPLACED_ID} tabIndex={-1} className="font-semibold text-md outline-none">
        {words.unplacedText}
      </h3>
      <p className="max-w-measure text-pretty text-muted text-sm">
        {pieces.length === 0 ? allPlaced : words.unplacedHint}
      </p>
      {notes.map((note) => (
        <p key={note.code} className="wrap-anywhere max-w-measure text-pretty text-muted text-sm">
          {say(note)}
        </p>
      ))}
      <ul className="flex flex-col gap-2">
        {pieces.slice(0, shown).map((piece, at) => (
          <UnplacedItem
            key={piece.id}
            piece={piece}
            next={pieces[at + 1] ?? pieces[at - 1]}
            resume={resume}
            isLooked={looked !== undefined && 'piece' in looked && looked.piece === piece.id}
            isMoving={moving === piece.id}
            onMoving={(isMoving) => setMoving(isMoving ? piece.id : undefined)}
          />
        ))}
      </ul>
      {hidden.length > 0 && (
        <div>
          <Button size="sm" onClick={handleMore}>
            {moreOf(words, SOME, hidden.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

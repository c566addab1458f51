import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { pieceId, UNPLACED_ID, useReviewActions } from '../review-context.ts';
import { MoveForm } from './move-form.tsx';
import type { MoveTarget } from './move-targets.ts';
import type { UnplacedPiece } from './piece.ts';

type UnplacedItemProps = {
  piece: UnplacedPiece;
  /** The piece that takes the focus when this one has gone. */
  next: UnplacedPiece | undefined;
  resume: Resume;
  isLooked: boolean;
  isMoving: boolean;
  onMoving: (isMoving: boolean) => void;
};

/** Most characters that are drawn of a text. */
const MOST_DRAWN = 2_000;

const SUMMARY = { section: 'summary', field: 'summary' } as const;

/** One unplaced text, and the ways out of it. */
export function UnplacedItem(props: UnplacedItemProps) {
  const words = useWords(en.review);
  const { piece, next, resume, isLooked, isMoving, onMoving } = props;
  const { takeAndTell, look, lookThere, focus } = useReviewActions();
  const formId = `${pieceId(piece.id)}-form`;

  function handleMove(target: MoveTarget) {
    const { id } = piece;
    const told = words.movedTo({ target: target.name });
    if (target.newKind) takeAndTell({ type: 'move-to-new', piece: id, kind: target.newKind }, told);
    else takeAndTell({ type: 'move', piece: id, to: target.place }, told);
    onMoving(false);
    focus({ id: next ? pieceId(next.id) : UNPLACED_ID });
  }

  return (
    <li
      onFocus={() => look({ piece: piece.id })}
      className={`flex flex-col gap-2 rounded-md border bg-panel p-3 ${isLooked ? 'border-accent' : 'border-hairline'}`}
    >
      <button
        id={pieceId(piece.id)}
        type="button"
        aria-pressed={isLooked}
        onClick={() => lookThere({ piece: piece.id })}
        className="min-h-8 pointer-coarse:min-h-11 rounded-sm text-start text-sm"
      >
        <VisuallyHidden>{words.showThere} </VisuallyHidden>
        <span dir="auto" className="wrap-anywhere whitespace-pre-line">
          {piece.text.slice(0, MOST_DRAWN)}
        </span>
        {piece.text.length > MOST_DRAWN && (
          <span className="block text-faint text-xs">
            {words.andCharacters({ count: piece.text.length - MOST_DRAWN })}
          </span>
        )}
        {piece.heading && (
          <span className="block text-faint text-xs">
            {words.from({ heading: piece.heading, source: (text) => <bdi>{text}</bdi> })}
          </span>
        )}
        {piece.isHidden && <span className="block text-faint text-xs">{words.hiddenText}</span>}
      </button>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() =>
            handleMove({
              key: 'summary',
              label: words.summary,
              name: words.summary,
              place: SUMMARY,
            })
          }
        >
          {words.toSummary}
        </Button>
        <Button
          size="sm"
          aria-expanded={isMoving}
          aria-controls={isMoving ? formId : undefined}
          onClick={() => {
            onMoving(!isMoving);
            if (!isMoving) focus({ id: `${formId}-target` });
          }}
        >
          {words.moveToField}
        </Button>
      </div>
      {isMoving && <MoveForm id={formId} resume={resume} onMove={handleMove} />}
    </li>
  );
}

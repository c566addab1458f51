import { en } from '@shortlist/messages';
import { ChevronLeft, ChevronRight, CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { countSure, type FieldToCheck, nextToCheck } from './fields/to-check.ts';
import { fieldId, STATUS_ID } from './review-context.ts';
import type { useReview } from './use-review.ts';
import { ViewSwitch } from './view-switch.tsx';

type ReviewBarProps = {
  reviewing: ReturnType<typeof useReview>;
  toCheck: readonly FieldToCheck[];
  /** True if the file itself says what each text is: nothing of it is more or less sure. */
  isExact?: boolean | undefined;
};

/** Shows how many fields are to be looked at and the way through them; what was done last, and its undoing. */
export function ReviewBar({ reviewing, toCheck, isExact = false }: ReviewBarProps) {
  const words = useWords(en.review);
  const common = useWords(en.common);
  const { review, undo, undoLast, looked, view, setView, actions } = reviewing;

  function step(direction: 'next' | 'previous') {
    const from = looked && 'key' in looked ? looked.key : undefined;
    const field = nextToCheck(review, toCheck, from, direction);
    if (!field) return;
    setView('fields');
    actions.reveal(field.place);
    actions.focus({ id: fieldId(field.key), line: field.line });
  }

  function handleUndo() {
    undoLast();
    actions.focus({ id: STATUS_ID });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-hairline border-b px-4 py-1 sm:gap-x-4 sm:px-6 sm:py-2">
      <ViewSwitch view={view} onChoose={setView} looked={looked} />
      <div className="flex min-w-0 items-center gap-1 max-sm:ms-auto">
        <CountToCheck
          count={toCheck.length}
          sure={isExact ? undefined : countSure(review, toCheck)}
          unplacedTexts={review.unplaced.length}
        />
        {toCheck.length > 0 && (
          <>
            <IconButton
              icon={ChevronLeft}
              label={words.previous}
              className={STEP_LOOK}
              onClick={() => step('previous')}
            />
            <IconButton
              icon={ChevronRight}
              label={words.next}
              className={STEP_LOOK}
              onClick={() => step('next')}
            />
          </>
        )}
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <p role="status" className="wrap-anywhere min-w-0 text-muted text-sm">
          {undo?.words}
        </p>
        {undo && (
          <Button size="sm" onClick={handleUndo}>
            <Undo2 size={16} aria-hidden />
            {common.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

/** On a phone the whole bar is one row. */
const STEP_LOOK = 'max-sm:pointer-coarse:w-9';

type Counts = { count: number; sure: number | undefined; unplacedTexts: number };

const CountToCheck = (left: Counts) => {
  const words = useWords(en.review);
  return (
    <p
      id={STATUS_ID}
      role="status"
      tabIndex={-1}
      className="flex items-center gap-2 font-medium text-sm outline-none max-sm:gap-1"
    >
      {left.count + left.unplacedTexts === 0 ? (
        <CircleCheck size={18} aria-hidden className="text-ok" />
      ) : (
        <TriangleAlert size={18} aria-hidden className="shrink-0 text-warning max-sm:hidden" />
      )}
      <span>{toCheckOf(words, left)}</span>
    </p>
  );
};

/** Text without a place is left, too: it is for the person to look at. */
function toCheckOf(words: WordsOf<'review'>, { count, sure, unplacedTexts }: Counts): ReactNode {
  if (count > 0) {
    return sure === undefined
      ? words.toCheck({ count })
      : words.sureAndToCheck({
          sure,
          count,
          first: (text) => <span className="max-sm:hidden">{text}</span>,
        });
  }
  return unplacedTexts > 0 ? words.noFieldLeft : words.nothingLeft;
}

import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { Meaning } from '@shortlist/model/pursuit';
import { memo, startTransition, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useIsNear } from '#platform/use-is-near.ts';
import type { Lift } from '#ui/reorder/lift.ts';
import { AHEAD } from '../ahead.ts';
import { BoardCard, type SteadyParts } from './board-card.tsx';

/** Cards that a column draws at a time: about what a window shows, and few enough that no press waits for them. */
const STEP = 6;

type BoardColumnProps = {
  meaning: Meaning;
  rows: readonly ListedPursuit[];
  /** True while a card of another column would fall here. */
  isOver: boolean;
  /** The lift of a card of this column. */
  lift: Lift<string> | undefined;
  steady: SteadyParts;
};

/** The applications that are in one state. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { meaning, rows, isOver, lift, steady } = props;
  const words = useWords(en.applications);
  const board = useWords(en.applicationsBoard);
  const headingId = useId();
  const [count, setCount] = useState(STEP);
  return (
    <section
      aria-labelledby={headingId}
      data-column={meaning}
      className={`w-[82vw] wide:w-auto max-w-80 shrink-0 snap-start rounded-lg border p-2 ${isOver ? 'border-accent bg-raised' : 'border-hairline bg-panel'}`}
    >
      <h2 className="flex items-baseline justify-between gap-2 px-1 pb-2 font-semibold text-sm">
        <span id={headingId}>{words.meaning({ meaning })}</span>
        <span className="font-normal text-muted">
          <span aria-hidden>{rows.length}</span>
          <span className="sr-only">{board.inColumn({ count: rows.length })}</span>
        </span>
      </h2>
      <ul aria-labelledby={headingId} className="flex min-h-24 flex-col gap-2">
        {rows.slice(0, count).map((row) => (
          <BoardCard
            key={row.application_id}
            row={row}
            lift={lift?.id === row.application_id ? lift : undefined}
            {...steady}
          />
        ))}
        {count < rows.length && (
          <More key={count} onNear={() => startTransition(() => setCount(count + STEP))} />
        )}
      </ul>
    </section>
  );
});

/** The end of what is drawn; says when it comes near. */
function More({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(end, AHEAD);
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return <li ref={end} aria-hidden className="h-px" />;
}

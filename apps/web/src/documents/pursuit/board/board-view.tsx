import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ResumeId } from '@shortlist/model';
import { MEANINGS } from '@shortlist/model/pursuit';
import { useId, useMemo, useRef, useState } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { LiftStatus } from '#ui/reorder/lift-status.tsx';
import { ReorderHelp } from '#ui/reorder/reorder-handle.tsx';
import { type ScreenPoint, usePointerDrag } from '#ui/reorder/use-pointer-drag.ts';
import { useSetState } from '../change/use-change-pursuits.ts';
import { sortRows } from '../list/find-rows.ts';
import { handleId } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { useColumnLift } from './use-column-lift.ts';

/** The view *Board*: a column for each state, between which cards are moved by mouse, finger, key or menu. */
export function BoardView({ rows }: { rows: readonly ListedPursuit[] }) {
  const words = useWords(en.applicationsBoard);
  const common = useWords(en.applications);
  const setState = useSetState();
  const helpId = useId();
  const board = useRef<HTMLDivElement>(null);
  const byId = useMemo(() => new Map(rows.map((row) => [String(row.application_id), row])), [rows]);
  const columns = useMemo(() => intoColumns(rows), [rows]);

  const { lift, announcement, moves } = useColumnLift({
    meaningOf: (id) => byId.get(id)?.meaning,
    nameOf(id) {
      const { company = '', title = '' } = byId.get(id) ?? {};
      if (company.trim() && title.trim()) return words.named({ company, title });
      return company.trim() || title.trim() || common.untitled;
    },
    onMove(id, meaning) {
      void setState([ResumeId.parse(id)], meaning);
      // The card is another one in its new column.
      catchLostFocus(() => document.getElementById(handleId(id)));
    },
  });
  const lifted = { lift, announcement, ...moves };
  const drag = usePointerDrag<string>(lifted, columnUnder, board);
  // Handlers of the first render are those of all: cards that a lift does not concern are not drawn again.
  const [steady] = useState({ drag, helpId, moves, today: dayHere() });

  return (
    <>
      <ReorderHelp id={helpId} thing={words.thing} />
      <div
        ref={board}
        // A board that snaps would go back at each step by which a drag scrolls it.
        className={`${lift?.by === 'pointer' ? '' : 'snap-x snap-mandatory'} relative -mx-4 wide:mx-0 flex wide:grid scroll-px-4 wide:grid-cols-6 gap-3 wide:overflow-visible overflow-x-auto px-4 wide:px-0 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8`}
      >
        {columns.map((column, at) => (
          <BoardColumn
            key={column.meaning}
            {...column}
            isOver={lift !== undefined && lift.to === at && lift.from !== at}
            lift={lift?.from === at ? lift : undefined}
            steady={steady}
          />
        ))}
      </div>
      <LiftStatus lifted={lifted} />
    </>
  );
}

/** The rows of each state, the newest in it first. */
function intoColumns(rows: readonly ListedPursuit[]) {
  const sorted = sortRows(rows, 'since');
  return MEANINGS.map((meaning) => ({
    meaning,
    rows: sorted.filter((row) => row.meaning === meaning),
  }));
}

/** The state whose column is under a point. */
function columnUnder({ clientX, clientY }: ScreenPoint): string | undefined {
  const [column] = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((element) => element.closest<HTMLElement>('[data-column]') ?? []);
  return column?.dataset.column;
}

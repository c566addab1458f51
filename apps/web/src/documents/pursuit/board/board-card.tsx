import { hrefOf, type ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { daysWaiting } from '@shortlist/tracking';
import { memo } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import type { Lift } from '#ui/reorder/lift.ts';
import { ReorderHandle } from '#ui/reorder/reorder-handle.tsx';
import type { PointerDrag } from '#ui/reorder/use-pointer-drag.ts';
import { withDaysHere } from '../days.ts';
import { NextStep } from '../list/pursuit-row.tsx';
import { StateMenu } from '../list/state-menu.tsx';
import { useSayState } from '../state-words.ts';
import type { ColumnMoves } from './use-column-lift.ts';

/** Parts that all cards share and no lift changes. */
export type SteadyParts = {
  moves: ColumnMoves;
  drag: PointerDrag<string>;
  helpId: string;
  today: string;
};

type BoardCardProps = SteadyParts & { row: ListedPursuit; lift: Lift<string> | undefined };

export const handleId = (applicationId: string): string => `move-${applicationId}`;

/** One application as a card. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { row, lift, moves, drag, helpId, today } = props;
  const words = useWords(en.applications);
  const board = useWords(en.applicationsBoard);
  const state = useSayState()(row);
  const { application_id: applicationId, company, title, meaning } = row;
  const name = title.trim() || company.trim() || words.untitled;
  return (
    <li
      className={`rounded-md border border-hairline bg-desk p-2 [contain-intrinsic-block-size:auto_8rem] [content-visibility:auto] ${lift ? 'opacity-60 outline-2 outline-accent' : ''}`}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <Link
            dir="auto"
            to={hrefOf('pursuit', { applicationId })}
            className="wrap-anywhere line-clamp-2 font-medium text-sm [text-align:match-parent] hover:underline"
          >
            {name}
          </Link>
          <p dir="auto" className="truncate text-muted text-sm [text-align:match-parent]">
            {title.trim() && company.trim()}
          </p>
        </div>
        <ReorderHandle
          id={applicationId}
          elementId={handleId(applicationId)}
          name={name}
          label={board.move({ name })}
          lifted={{ lift, announcement: '', ...moves }}
          drag={drag}
          helpId={helpId}
          className="-me-1 -mt-1 pointer-coarse:size-11 size-8 shrink-0 text-muted"
        />
      </div>
      <div className="mt-1 text-sm">
        <NextStep row={row} today={today} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <StateMenu
          label={`${words.stateOf({ name })} ${state}`}
          meaning={meaning}
          onChoose={(chosen) => chosen !== meaning && moves.move(applicationId, chosen)}
        >
          {state}
        </StateMenu>
        <Waiting row={row} today={today} />
      </div>
    </li>
  );
});

/** Days in this state, of one that goes on. */
function Waiting({ row, today }: Pick<BoardCardProps, 'row' | 'today'>) {
  const words = useWords(en.applicationsBoard);
  const days = daysWaiting(withDaysHere(row), today);
  if (days === null || row.meaning === 'hired' || row.meaning === 'closed') return null;
  return <p className="whitespace-nowrap text-faint text-xs">{words.days({ count: days })}</p>;
}

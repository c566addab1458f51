import { hrefOf, type ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import { goesOn, type Meaning } from '@shortlist/model/pursuit';
import { daysBetween } from '@shortlist/tracking';
import { memo, type Ref } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { sayDay, sayNearDay } from '../days.ts';
import { useSayState } from '../state-words.ts';
import { StateMenu } from './state-menu.tsx';

/** Actions on rows; the same functions for as long as the list is shown. */
export type RowActions = {
  select: (id: ResumeId, isSelected: boolean) => void;
  setState: (ids: readonly ResumeId[], meaning: Meaning) => void;
};

export type PursuitRowProps = {
  ref?: Ref<HTMLLIElement> | undefined;
  row: ListedPursuit;
  isSelected: boolean;
  today: string;
  actions: RowActions;
};

/** A last day for an application is near so many days before it. */
const NEAR_DAYS = 14;

/** One application in a line, on a phone in a few. */
export const PursuitRow = memo(function PursuitRow(props: PursuitRowProps) {
  const { ref, row, isSelected, today, actions } = props;
  const words = useWords(en.applications);
  const { tag } = useLanguage();
  const state = useSayState()(row);
  const { application_id: applicationId, company, title, location } = row;
  const name = title.trim() || company.trim() || words.untitled;
  const place = [title.trim() && company.trim(), location.trim()].filter(Boolean).join(' · ');
  return (
    <li
      ref={ref}
      className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-hairline border-b px-2 py-2 hover:bg-panel md:min-h-14 md:grid-cols-[auto_minmax(0,5fr)_11rem_minmax(0,4fr)] md:items-center"
    >
      <input
        type="checkbox"
        aria-label={words.select({ name })}
        checked={isSelected}
        onChange={({ target }) => actions.select(applicationId, target.checked)}
        className="mt-1 pointer-coarse:size-6 size-5 shrink-0 accent-accent md:mt-0"
      />
      <div className="min-w-0">
        <Link
          dir="auto"
          to={hrefOf('pursuit', { applicationId })}
          className="block truncate font-medium text-sm [text-align:match-parent] hover:underline"
        >
          {name}
        </Link>
        <p dir="auto" className="truncate text-muted text-sm [text-align:match-parent]">
          {place}
        </p>
      </div>
      <div className="col-start-2 flex min-w-0 items-center gap-2 md:col-start-auto">
        <StateMenu
          label={`${words.stateOf({ name })} ${state}`}
          meaning={row.meaning}
          onChoose={(meaning) => actions.setState([applicationId], meaning)}
        >
          {state}
        </StateMenu>
      </div>
      <div className="col-start-2 flex min-w-0 flex-wrap gap-x-4 text-sm md:col-start-auto md:flex-col md:flex-nowrap">
        <NextStep row={row} today={today} />
        <p className="truncate text-faint">
          {row.since !== '' && words.since({ day: sayDay(row.since, tag) })}
        </p>
      </div>
    </li>
  );
});

type NextStepProps = Pick<PursuitRowProps, 'row' | 'today'>;

/** The next step of an application that goes on, and the last day for one where that is near. */
export function NextStep({ row: { meaning, next, last_day: lastDay }, today }: NextStepProps) {
  const words = useWords(en.applications);
  const { tag } = useLanguage();
  const what = next.what.trim();
  const lines = [];
  if (meaning === 'saved' && lastDay !== '' && isNear(lastDay, today))
    lines.push({ day: lastDay, text: words.postingFields({ field: 'lastDay' }) });
  if (goesOn(meaning) && (what !== '' || next.due !== ''))
    lines.push({ day: next.due, text: what || words.next });
  return lines.map(({ day, text }) => (
    // The text is cut where there is no room for it, the day is not.
    <p
      key={text}
      className={`flex min-w-0 flex-wrap gap-x-1 ${isLate(day, today) ? 'text-warning' : ''}`}
    >
      <bdi className="truncate">{text}</bdi>{' '}
      {day !== '' && <span>· {sayNearDay(day, today, tag)}</span>}
    </p>
  ));
}

const isNear = (day: string, today: string): boolean =>
  daysBetween(today, day) >= 0 && daysBetween(today, day) <= NEAR_DAYS;

/** Checks whether a day is today, tomorrow or over. */
const isLate = (day: string, today: string): boolean => day !== '' && daysBetween(today, day) <= 1;

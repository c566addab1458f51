import { en } from '@shortlist/messages';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { localDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { addDays, sayDay } from '../days.ts';
import { DueLinks } from './due-links.tsx';
import type { Due } from './list-due.ts';
import { firstOf, weeksOf } from './month-days.ts';

/** Things that are named in a cell. */
const MOST = 3;

type MonthGridProps = {
  month: string;
  /** Name of the month. */
  name: string;
  today: string;
  due: ReadonlyMap<string, readonly Due[]>;
  /** The day that arrow keys begin from. */
  day: string;
  onDay: (day: string) => void;
};

/** The days of a month in weeks. One of them takes the focus, and arrow keys take it on. */
export function MonthGrid({ month, name, today, due, day, onDay }: MonthGridProps) {
  const words = useWords(en.applicationsMonth);
  const { tag } = useLanguage();
  const helpId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const weeks = weeksOf(month, firstWeekday(tag));

  // A key may lead into another month, whose days are drawn first.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = dayAfter(day, event.key);
    if (next === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    moved.current = true;
    onDay(next);
  }

  return (
    <>
      <p id={helpId} hidden>
        {words.keys}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys go over its days, as over those of any grid (ARIA)
        role="grid"
        aria-label={words.grid({ month: name })}
        aria-describedby={helpId}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className="p-1 text-start font-normal text-muted text-xs">
                {localDateFormat(tag, WEEKDAY).format(new Date(each))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <DayCell
                  key={each}
                  day={each}
                  isStop={each === day}
                  isOfMonth={each.startsWith(month)}
                  isToday={each === today}
                  due={due.get(each) ?? NONE}
                  onDay={onDay}
                  onKeyDown={handleKeyDown}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const NONE: readonly Due[] = [];

type DayCellProps = {
  day: string;
  /** True of the one day that the Tab key stops at. */
  isStop: boolean;
  isOfMonth: boolean;
  isToday: boolean;
  due: readonly Due[];
  onDay: (day: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

function DayCell({ day, isStop, isOfMonth, isToday, due, onDay, onKeyDown }: DayCellProps) {
  const words = useWords(en.applicationsMonth);
  const { tag } = useLanguage();
  return (
    <td
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      onKeyDown={onKeyDown}
      onFocus={() => !isStop && isOfMonth && onDay(day)}
      className={`relative h-24 border border-hairline p-1 align-top ${isOfMonth ? 'bg-panel' : 'text-faint'}`}
    >
      <span
        aria-hidden
        className={`inline-block min-w-6 rounded-full px-1 text-center text-xs ${isToday ? 'bg-accent text-on-accent' : ''}`}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{words.due({ day: sayDay(day, tag), count: due.length })}</span>
      <DueLinks due={due} most={MOST} className="truncate" />
    </td>
  );
}

const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'short', timeZone: 'UTC' };

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);
const MONTH_STEPS = new Map([
  ['PageUp', -1],
  ['PageDown', 1],
]);

/** The day to which a key leads from another. */
function dayAfter(day: string, key: string): string | undefined {
  const step = STEPS.get(key);
  if (step !== undefined) return addDays(day, step);
  const months = MONTH_STEPS.get(key);
  return months === undefined ? undefined : firstOf(day.slice(0, 7), months);
}

/** The weekday on which weeks begin in a region, 0 for Sunday; Monday where the browser does not know. */
function firstWeekday(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag);
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7;
}

import { en } from '@shortlist/messages';
import { useLanguage } from '#platform/language/language-context.ts';
import { localDateFormat } from '#platform/language/local-date-format.ts';
import { firstWeekday } from '#platform/language/region.ts';
import { useWords } from '#platform/language/use-words.ts';
import { sayDay } from '../days.ts';
import { DueLinks } from './due-links.tsx';
import type { Due } from './list-due.ts';
import { weeksOf } from './month-days.ts';

/** Things that are named in a cell until it is opened. */
const MOST = 3;

type MonthGridProps = {
  /** YYYY-MM. */
  month: string;
  /** Name of the month. */
  name: string;
  today: string;
  due: ReadonlyMap<string, readonly Due[]>;
};

/** The days of a month in weeks, each with links to what is due. */
export function MonthGrid({ month, name, today, due }: MonthGridProps) {
  const words = useWords(en.applicationsMonth);
  const { tag } = useLanguage();
  const weeks = weeksOf(month, firstWeekday());
  return (
    <table aria-label={words.grid({ month: name })} className="w-full table-fixed border-collapse">
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
                isOfMonth={each.startsWith(month)}
                isToday={each === today}
                due={due.get(each) ?? NONE}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NONE: readonly Due[] = [];

type DayCellProps = {
  day: string;
  isOfMonth: boolean;
  isToday: boolean;
  due: readonly Due[];
};

function DayCell({ day, isOfMonth, isToday, due }: DayCellProps) {
  const words = useWords(en.applicationsMonth);
  const { tag } = useLanguage();
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`h-24 border border-hairline p-1 align-top ${isOfMonth ? 'bg-panel' : 'text-faint'}`}
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

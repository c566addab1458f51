import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { sayDay, sayMonth } from '../days.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { DueLinks } from './due-links.tsx';
import { type Due, listDue } from './list-due.ts';
import { addMonths, readMonth } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { ReminderSettings } from './reminder-settings.tsx';

/** The view *Month*: next steps and last days by their days; on a phone as a list. The address holds the month. */
export function MonthView({ rows }: { rows: readonly ListedPursuit[] }) {
  const words = useWords(en.applicationsMonth);
  const { tag } = useLanguage();
  const [query, setQuery] = useSearchParams();
  const today = dayHere();
  const due = useMemo(() => listDue(rows), [rows]);
  const month = readMonth(query.get('month'), today.slice(0, 7));
  const name = sayMonth(month, tag);

  function show(next: string) {
    const withMonth = (now: URLSearchParams) => {
      now.set('month', next);
      return now;
    };
    setQuery(withMonth, { replace: true });
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <IconButton
          icon={ChevronLeft}
          label={words.earlier}
          onClick={() => show(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="min-w-36 text-center font-semibold">
          {name}
        </h2>
        <IconButton
          icon={ChevronRight}
          label={words.later}
          onClick={() => show(addMonths(month, 1))}
        />
        <Button size="sm" onClick={() => show(today.slice(0, 7))}>
          {words.today}
        </Button>
      </div>
      <div className="hidden md:block">
        <MonthGrid month={month} name={name} today={today} due={due} />
      </div>
      <div className="md:hidden">
        <MonthList month={month} due={due} />
      </div>
      <div className="mt-4 flex flex-col items-start gap-1">
        <CalendarAddress />
        <ReminderSettings />
      </div>
    </>
  );
}

type MonthListProps = { month: string; due: ReadonlyMap<string, readonly Due[]> };

function MonthList({ month, due }: MonthListProps) {
  const words = useWords(en.applicationsMonth);
  const { tag } = useLanguage();
  const days = [...due]
    .filter(([day]) => day.startsWith(month))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  if (days.length === 0) return <p className="text-muted">{words.nothing}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {days.map(([day, each]) => (
        <li key={day}>
          <h3 className="mb-1 font-medium text-sm">{sayDay(day, tag)}</h3>
          <DueLinks due={each} most={each.length} className="py-2" />
        </li>
      ))}
    </ol>
  );
}

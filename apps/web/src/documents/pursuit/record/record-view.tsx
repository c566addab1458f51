import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { isDay, listRecord, type RecordRow } from '@shortlist/tracking';
import { ArrowLeft, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { sayDay, withDaysHere } from '../days.ts';
import { withKeys } from '../exchange/keyed.ts';
import { trackingWordsIn } from '../exchange/tracking-words.ts';
import { viewHref } from '../views/read-view.ts';

/** The day (YYYY-MM-DD) that an address asks for; one that there is not is `usual`. */
const dayOr = (said: string | null, usual: string): string =>
  said !== null && isDay(said) ? said : usual;

/** The record of what a person applied for from one day to another, as a page to print. */
export function RecordView({ rows }: { rows: readonly ListedPursuit[] }) {
  const words = useWords(en.applicationsExchange);
  const language = useLanguage();
  const tracking = trackingWordsIn(language);
  const { tag } = language;
  const [query] = useSearchParams();
  const today = dayHere();
  const from = dayOr(query.get('from'), `${today.slice(0, 7)}-01`);
  const to = dayOr(query.get('to'), today);
  const record = useMemo(
    () => listRecord(rows.map(withDaysHere), { from, to }, tracking),
    [rows, from, to, tracking],
  );
  const title = tracking.record({ from: sayDay(from, tag), to: sayDay(to, tag) });
  return (
    <>
      <div className="mb-5 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={viewHref('exchange')} variant="ghost" className="-ms-4">
          <ArrowLeft size={16} aria-hidden />
          {words.back}
        </LinkButton>
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {words.print}
        </Button>
      </div>
      <div data-printed>
        <h2 className="font-semibold text-lg">{title}</h2>
        {record.length === 0 ? (
          <p className="mt-3">{words.noneInSpan}</p>
        ) : (
          <ScrollRegion label={title} className="mt-3 overflow-x-auto print:overflow-visible">
            <RecordTable record={record} />
          </ScrollRegion>
        )}
      </div>
    </>
  );
}

const COLUMNS = ['date', 'company', 'title', 'location', 'how', 'states'] as const;

function RecordTable({ record }: { record: readonly RecordRow[] }) {
  const language = useLanguage();
  const tracking = trackingWordsIn(language);
  const cellOf = (row: RecordRow, column: (typeof COLUMNS)[number]): string => {
    if (column === 'date') return sayDay(row.date, language.tag);
    if (column !== 'states') return row[column];
    return row.states
      .map(({ day, state }) => tracking.stateOn({ day: sayDay(day, language.tag), state }))
      .join('\n');
  };
  return (
    <table className="w-full min-w-2xl border-collapse text-start text-sm print:min-w-0">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className="border-edge border-b py-2 pe-4 text-start">
              {tracking.recordHeading({ column })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withKeys(record).map(([key, row]) => (
          <tr key={key} className="break-inside-avoid align-top">
            {COLUMNS.map((column) => (
              <td
                key={column}
                className="wrap-break-word print:wrap-anywhere whitespace-pre-line border-hairline border-b py-2 pe-4 first:whitespace-nowrap"
              >
                {cellOf(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

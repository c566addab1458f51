import type { Link, LinkDay } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useFormatDay } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { linkDaysQuery } from './links-query.ts';
import { ViewHead } from './view-head.tsx';

type DaysViewProps = { link: Link; onBack: () => void };

/** Shows how often a link was opened, and its files downloaded, day by day. */
export function DaysView({ link, onBack }: DaysViewProps) {
  const words = useWords(en.share);
  const { data: days, isError, refetch } = useQuery(linkDaysQuery(link.link_id));
  return (
    <>
      <ViewHead title={words.daysOf({ name: link.name })} onBack={onBack} />
      <p className="text-pretty text-muted text-sm">{words.daysHint}</p>
      {isError && (
        <RetryBanner size="sm" onRetry={() => void refetch()}>
          {words.daysNotLoaded}
        </RetryBanner>
      )}
      {!(days || isError) && <Skeleton className="h-24 w-full" />}
      {days?.length === 0 && <p className="text-sm">{words.noDays}</p>}
      {days && days.length > 0 && <Days days={days} />}
    </>
  );
}

const CELL = 'border-hairline border-b py-1.5 text-end tabular-nums first:text-start';

function Days({ days }: { days: readonly LinkDay[] }) {
  const words = useWords(en.share);
  const formatDay = useFormatDay();
  return (
    <table className="w-full text-sm">
      <thead className="text-muted">
        <tr>
          {[words.day, words.opened, words.files].map((title) => (
            <th key={title} scope="col" className={`${CELL} font-medium`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, openings, downloads }) => (
          <tr key={day}>
            <th scope="row" className={`${CELL} font-normal`}>
              {formatDay(day)}
            </th>
            <td className={CELL}>{openings}</td>
            <td className={CELL}>
              {Object.values(downloads).reduce((sum, count) => sum + count, 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { en } from '@shortlist/messages';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { sayDay } from '../days.ts';
import type { CountedWeek } from './fill-weeks.ts';

/** Height of the bars and width of a week, in units of the drawing. */
const HEIGHT = 100;
const STEP = 24;
const BAR = 16;

/** Applications by week as bars, and as a table for those who do not see them. */
export function WeekBars({ weeks }: { weeks: readonly CountedWeek[] }) {
  const words = useWords(en.applicationsFigures);
  const { tag } = useLanguage();
  const most = Math.max(...weeks.map(({ count }) => count));
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  return (
    <div className="w-fit max-w-full">
      <svg
        aria-hidden
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 16}`}
        style={{ width: `${weeks.length * 2.25}rem` }}
        className="max-w-full"
      >
        {weeks.map(({ monday, count }, at) => (
          <g key={monday} transform={`translate(${at * STEP + (STEP - BAR) / 2} 0)`}>
            <title>{words.inWeek({ day: sayDay(monday, tag), count })}</title>
            <rect
              y={16 + HEIGHT * (1 - count / most)}
              width={BAR}
              height={(HEIGHT * count) / most}
              rx={2}
              className="fill-accent"
            />
            {count > 0 && (
              <text
                x={BAR / 2}
                y={11 + HEIGHT * (1 - count / most)}
                textAnchor="middle"
                className="fill-ink text-[11px]"
              >
                {count}
              </text>
            )}
          </g>
        ))}
      </svg>
      <p aria-hidden className="flex justify-between gap-4 text-muted text-xs">
        <span>{first && sayDay(first.monday, tag)}</span>
        <span>{weeks.length > 1 && last && sayDay(last.monday, tag)}</span>
      </p>
      <table className="sr-only">
        <caption>{words.weeks}</caption>
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, count }) => (
            <tr key={monday}>
              <th scope="row">{sayDay(monday, tag)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { MEANINGS } from '@shortlist/model/pursuit';
import { countFigures, POINTS, percentOf, standing } from '@shortlist/tracking';
import { type ReactNode, useId, useMemo } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { withDaysHere } from '../days.ts';
import { fillWeeks } from './fill-weeks.ts';
import { WeekBars } from './week-bars.tsx';

/** The view *Figures*: counts, and percentages only where there are ten. */
export function FiguresView({ rows }: { rows: readonly ListedPursuit[] }) {
  const words = useWords(en.applicationsFigures);
  const states = useWords(en.applications);
  const today = dayHere();
  const { counts, funnel, weeks, tailored, plain } = useMemo(
    () => countFigures(rows.map(withDaysHere)),
    [rows],
  );
  const { waiting, quiet } = useMemo(() => standing(rows.map(withDaysHere), today), [rows, today]);
  const filled = useMemo(() => fillWeeks(weeks), [weeks]);
  const answered = [
    { name: words.tailored, ...tailored },
    { name: words.plain, ...plain },
  ].flatMap(({ name, answered, applied }) =>
    applied === 0 ? [] : [{ name, said: sayShare(words, answered, applied) }],
  );
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <Figure title={words.now}>
        <Counted
          counts={[
            ...MEANINGS.map((meaning) => ({
              name: states.meaning({ meaning }),
              said: counts[meaning],
            })),
            { name: words.waiting, said: waiting },
            { name: words.quiet, said: quiet },
          ]}
        />
      </Figure>
      <Figure title={words.funnel} hint={words.funnelHint}>
        <Counted
          counts={POINTS.map((point) => ({
            name: states.meaning({ meaning: point }),
            said: sayShare(words, funnel[point], funnel.saved),
            share: funnel.saved === 0 ? 0 : funnel[point] / funnel.saved,
          }))}
        />
      </Figure>
      <Figure title={words.weeks}>
        {filled.length > 0 ? <WeekBars weeks={filled} /> : <p>{words.noneSent}</p>}
      </Figure>
      <Figure title={words.answers} hint={words.answersHint}>
        {answered.length > 0 ? <Counted counts={answered} /> : <p>{words.noneSent}</p>}
      </Figure>
    </div>
  );
}

/** Says so many of all, in percent too where they are enough. */
function sayShare(words: WordsOf<'applicationsFigures'>, count: number, total: number): ReactNode {
  const percent = percentOf(count, total);
  return percent === null ? words.of({ count, total }) : words.ofPercent({ count, total, percent });
}

type FigureProps = { title: string; hint?: string; children: ReactNode };

function Figure({ title, hint, children }: FigureProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} className="font-semibold">
        {title}
      </h2>
      {hint && <p className="text-muted text-sm">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

type Count = { name: string; said: ReactNode; share?: number };

/** Named figures; a share of all is drawn as a bar under its name. */
const Counted = ({ counts }: { counts: readonly Count[] }) => (
  <dl className="text-sm">
    {counts.map(({ name, said, share }) => (
      <div
        key={name}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-hairline border-b py-2 tabular-nums"
      >
        <dt className="min-w-0">
          {name}
          {share !== undefined && (
            <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-raised">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${100 * share}%` }}
              />
            </span>
          )}
        </dt>
        <dd className="min-w-28 text-end">{said}</dd>
      </div>
    ))}
  </dl>
);

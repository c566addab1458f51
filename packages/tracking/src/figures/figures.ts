import { MEANINGS, type Meaning } from '@shortlist/model/pursuit';
import { type ApplicationRow, firstReached } from '../application-row.ts';
import { weekOf } from '../days.ts';

/** A row whose newest sent resume is tailored, plain, or not known. */
export type CountedRow = ApplicationRow & { readonly tailored: boolean | null };

/** Applications, and those that went on to talks or further. */
export type Answers = { readonly applied: number; readonly answered: number };

export type Figures = {
  /** By the state of today. */
  readonly counts: Readonly<Record<Meaning, number>>;
  /** By the furthest point ever reached, each point with all beyond it. */
  readonly funnel: Readonly<Record<Exclude<Meaning, 'closed'>, number>>;
  /** Applications by the ISO week in which they were first made, in order; weeks without one are left out. */
  readonly weeks: readonly { readonly week: string; readonly count: number }[];
  readonly tailored: Answers;
  readonly plain: Answers;
};

/** Counts applications by the days of their events. Stages by name count for nothing, so that renaming one changes no figure. */
export function countFigures(rows: readonly CountedRow[]): Figures {
  const applied = rows.filter((row) => firstReached(row, 'applied') !== undefined);
  return {
    counts: countEach(MEANINGS, (meaning) => rows.filter((row) => row.meaning === meaning)),
    funnel: countEach(POINTS, (point) =>
      point === 'saved' ? rows : rows.filter((row) => firstReached(row, point) !== undefined),
    ),
    weeks: countWeeks(applied),
    tailored: countAnswers(applied.filter(({ tailored }) => tailored === true)),
    plain: countAnswers(applied.filter(({ tailored }) => tailored === false)),
  };
}

/** Points of the way of an application, which its end is not. */
export const POINTS = ['saved', 'applied', 'talking', 'offer', 'hired'] as const;

const countEach = <Name extends string>(
  names: readonly Name[],
  of: (name: Name) => readonly unknown[],
): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, of(name).length])) as Record<Name, number>; // Of these names.

function countWeeks(applied: readonly ApplicationRow[]): Figures['weeks'] {
  const counts = new Map<string, number>();
  for (const row of applied) {
    const week = weekOf(firstReached(row, 'applied') ?? '');
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return [...counts]
    .map(([week, count]) => ({ week, count }))
    .sort((a, b) => (a.week < b.week ? -1 : 1));
}

const countAnswers = (applied: readonly ApplicationRow[]): Answers => ({
  applied: applied.length,
  answered: applied.filter((row) => firstReached(row, 'talking') !== undefined).length,
});

/** A percentage of fewer would be one of chance. */
const LEAST_FOR_PERCENT = 10;

/** The share in whole percent; null where there are fewer than ten. */
export const percentOf = (count: number, total: number): number | null =>
  total < LEAST_FOR_PERCENT ? null : Math.round((100 * count) / total);

import { fc, test } from '@fast-check/vitest';
import { MEANINGS, type Meaning } from '@shortlist/model/pursuit';
import { expect, it } from 'vitest';
import { changed, row } from '../application-row.test-support.ts';
import { type CountedRow, countFigures, daysWaiting, percentOf, standing } from '../index.ts';

const START = Date.UTC(2025, 11, 20);
const event = fc.record({ meaning: fc.constantFrom(...MEANINGS), hours: fc.nat(1_000) });
const history = fc.record({
  events: fc.array(event, { minLength: 1, maxLength: 6 }),
  tailored: fc.constantFrom(true, false, null),
});

function counted(
  { events, tailored }: { events: { meaning: Meaning; hours: number }[]; tailored: boolean | null },
  stageOf: (meaning: Meaning) => string,
): CountedRow {
  let at = START;
  const written = events.map(({ meaning, hours }) => {
    at += hours * 3_600_000;
    return changed(new Date(at).toISOString().slice(0, 10), meaning, null, stageOf(meaning));
  });
  return { ...row({ meaning: events.at(-1)?.meaning ?? 'saved', events: written }), tailored };
}

const POINTS = ['saved', 'applied', 'talking', 'offer', 'hired'] as const;

/** Counts by walking through each history by its names, and weeks by going from Monday to Monday. */
function countByHand(rows: readonly CountedRow[]) {
  const counts = { saved: 0, applied: 0, talking: 0, offer: 0, hired: 0, closed: 0 };
  const funnel = { saved: 0, applied: 0, talking: 0, offer: 0, hired: 0 };
  const weeks: Record<string, number> = {};
  const none = { applied: 0, answered: 0 };
  const answers = { true: { ...none }, false: { ...none }, null: { ...none } };
  for (const { meaning, events, tailored } of rows) {
    counts[meaning] += 1;
    const names = events.map(({ meaning: each }) => each);
    for (const [at, point] of POINTS.entries())
      if (at === 0 || POINTS.slice(at).some((each) => names.includes(each))) funnel[point] += 1;
    const first = events.find(({ meaning: each }) => each !== 'saved' && each !== 'closed');
    if (!first) continue;
    const week = mondayWeek(first.at);
    weeks[week] = (weeks[week] ?? 0) + 1;
    const group = answers[`${tailored}`];
    group.applied += 1;
    if (/talking|offer|hired/u.test(names.join())) group.answered += 1;
  }
  return { counts, funnel, weeks, tailored: answers.true, plain: answers.false };
}

/** Of 2026 the first week begins on 29 December 2025; that year has 53. */
function mondayWeek(day: string): string {
  const weeks = Math.floor((Date.parse(day) - Date.UTC(2025, 11, 29)) / 604_800_000);
  if (weeks < 0) return `2025-W${52 + weeks + 1}`;
  return weeks < 53
    ? `2026-W${String(weeks + 1).padStart(2, '0')}`
    : `2027-W${String(weeks - 52).padStart(2, '0')}`;
}

test.prop([fc.array(history, { minLength: 10, maxLength: 12 })], { numRuns: 50 })(
  'figures are those of a count by hand, and the same when stages have other names',
  (histories) => {
    const rows = histories.map((each) => counted(each, (meaning) => meaning));
    const figures = countFigures(rows);
    const weeks = Object.fromEntries(figures.weeks.map(({ week, count }) => [week, count]));
    expect({ ...figures, weeks }).toEqual(countByHand(rows));
    expect(figures.weeks.map(({ week }) => week)).toEqual(Object.keys(weeks).toSorted());
    const renamed = histories.map((each) => counted(each, (meaning) => `my ${meaning} ✓`));
    expect(countFigures(renamed)).toEqual(figures);
  },
);

it('says percentages from ten on', () => {
  expect([percentOf(9, 9), percentOf(1, 10), percentOf(2, 3)]).toEqual([null, 10, null]);
});

it('says how long an application waits, and where all stand', () => {
  const today = '2026-06-30';
  const events = [changed('2026-06-01', 'applied')];
  expect(daysWaiting(row({ events }), today)).toBe(29);
  expect(daysWaiting(row({ events, since: '2026-06-20' }), today)).toBe(10);
  expect(daysWaiting(row(), today)).toBeNull();
  const touched = '2026-06-16';
  const later = { ...row({ next: { what: 'Write', due: '2026-07-03' } }), touched };
  const sooner = {
    ...row({ meaning: 'applied', next: { what: 'Call', due: '2026-07-01' } }),
    touched,
  };
  const ended = {
    ...row({ meaning: 'closed', next: { what: 'Old', due: '2026-01-01' } }),
    touched,
  };
  const busy = { ...row({ meaning: 'talking' }), touched: '2026-06-29' };
  expect(standing([later, sooner, ended, busy], today)).toEqual({
    tracked: 4,
    waiting: 2,
    quiet: 1,
    next: sooner,
  });
});

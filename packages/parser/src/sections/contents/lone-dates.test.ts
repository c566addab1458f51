import { expect, it } from 'vitest';
import { beginLoneDates } from './lone-dates.ts';

const value = (text: string) => ({
  text,
  places: [],
  confidence: 1,
  reason: 'reasons.onlyDate' as const,
});
const ended = { startDate: value('2015'), endDate: value('Mar 2019') };

it('takes the one date of the last job for its beginning', () => {
  expect(beginLoneDates([{ endDate: value('Apr 2019') }, ended])).toEqual([
    { startDate: value('Apr 2019') },
    ended,
  ]);
});

it.each([
  ['before another job ended', [{ endDate: value('2016') }, ended]],
  ['where no job has a range', [{ endDate: value('2016') }, { endDate: value('2014') }]],
])('leaves a date %s', (_, jobs) => {
  expect(beginLoneDates(jobs)).toEqual(jobs);
});

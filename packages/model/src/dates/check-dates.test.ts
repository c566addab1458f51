import { describe, expect, it } from 'vitest';
import { inWords } from '../resume/resume.test-support.ts';
import { checkDates } from './check-dates.ts';
import { dateCodec } from './date-value.ts';

const NOW = new Date(2026, 10, 21);

const read = (start: string, end: string) => ({
  startDate: dateCodec.fromFlat(start),
  endDate: dateCodec.fromFlat(end),
});

describe('[ED13] the dates of an entry', () => {
  it.each([
    { it: 'an end after the start', start: 'Mar 2020', end: 'Apr 2020', field: undefined },
    {
      it: 'an end in the month of the start',
      start: 'Mar 2020',
      end: 'Mar 2020',
      field: undefined,
    },
    { it: 'an end before the start', start: 'Mar 2020', end: 'Feb 2020', field: 'endDate' },
    { it: 'years, the end the earlier', start: '2020', end: '2019', field: 'endDate' },
    { it: 'a year alone that holds the start', start: 'Mar 2020', end: '2020', field: undefined },
    { it: 'the current month', start: 'Nov 2026', end: '', field: undefined },
    { it: 'a start after the current month', start: 'Dec 2026', end: '', field: 'startDate' },
    { it: 'an end after the current month', start: 'Mar 2020', end: 'Dec 2026', field: 'endDate' },
    { it: 'a job that lasts', start: 'Mar 2020', end: 'Present', field: undefined },
    { it: 'text that is no date', start: 'Spring', end: 'gestern', field: undefined },
  ])('of a job: $it', ({ start, end, field }) => {
    const check = checkDates(read(start, end), NOW, 0);
    expect(check.ok ? undefined : check.field).toBe(field);
  });

  it.each([
    { end: 'Nov 2034', ok: true },
    { end: 'Dec 2034', ok: false },
  ])('of an education may end up to eight years ahead: $end', ({ end, ok }) => {
    expect(checkDates(read('2025', end), NOW, 8).ok).toBe(ok);
  });

  it.each(['0000', 'Jan 0000', '0204', 'Feb 0999'])('names no year that cannot be: %s', (date) => {
    for (const [start, end, field] of [
      [date, '', 'startDate'],
      ['Mar 2020', date, 'endDate'],
    ] as const) {
      const check = checkDates(read(start, end), NOW, 0);
      expect(check.ok ? undefined : check.field).toBe(field);
    }
    expect(checkDates(read('1000', 'Mar 1843'), NOW, 0).ok).toBe(true);
  });

  it('says which year cannot be', () => {
    expect(inWords(checkDates(read('0000', ''), NOW, 0))).toEqual({
      ok: false,
      field: 'startDate',
      message: 'The year 0000 cannot be right. Please enter a year like 2024.',
    });
  });

  it('says what may be chosen', () => {
    expect(inWords(checkDates(read('2031', ''), NOW, 0))).toEqual({
      ok: false,
      field: 'startDate',
      message: 'Please choose a date no later than Nov 2026.',
    });
  });
});

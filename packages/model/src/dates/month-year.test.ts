import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  chooseEndDate,
  compareMonthYears,
  formatDateRange,
  formatMonthYear,
  isWithinBounds,
  type MonthYear,
  monthYearBounds,
  parseMonthYear,
  setCurrent,
} from '../index.ts';

const year = fc.integer({ min: 0, max: 9999 });
const month = fc.integer({ min: 1, max: 12 });
const anyMonthYear: fc.Arbitrary<MonthYear> = fc.oneof(
  fc.record({ year }),
  fc.record({ year, month }),
);

describe('parseMonthYear', () => {
  it.each([
    ['Jan 2024', { year: 2024, month: 1 }],
    ['Dec 1999', { year: 1999, month: 12 }],
    ['2024', { year: 2024 }],
    ['Present', 'Present'],
    ['', ''],
    ['jan 2024', undefined],
    ['January 2024', undefined],
    ['Foo 2024', undefined],
    ['24', undefined],
    ['2024-01', undefined],
    [' 2024', undefined],
  ])('[ED13] reads %j', (text, date) => {
    expect(parseMonthYear(text)).toEqual(date);
  });

  test.prop([fc.oneof(anyMonthYear, fc.constantFrom('Present' as const, '' as const))])(
    '[ED13] reads back what was formatted',
    (date) => {
      expect(parseMonthYear(formatMonthYear(date))).toEqual(date);
    },
  );
});

it.each([
  { a: { year: 2023, month: 12 }, b: { year: 2024, month: 1 }, sign: -1 },
  { a: { year: 2024, month: 3 }, b: { year: 2024, month: 2 }, sign: 1 },
  { a: { year: 2024, month: 3 }, b: { year: 2024, month: 3 }, sign: 0 },
  { a: { year: 2024 }, b: { year: 2024, month: 3 }, sign: 0 },
  { a: { year: 2024, month: 3 }, b: { year: 2025 }, sign: -1 },
])('compares $a with $b', ({ a, b, sign }) => {
  expect(Math.sign(compareMonthYears(a, b))).toBe(sign);
});

describe('monthYearBounds', () => {
  // Noon, so that the local month is June wherever the tests run.
  const now = new Date('2026-06-15T12:00:00Z');
  const bounds = (parts: Partial<Parameters<typeof monthYearBounds>[0]>) =>
    monthYearBounds({ now, picks: 'end', startDate: '', ...parts });

  it.each<{ it: string; date: MonthYear; of: Parameters<typeof bounds>[0]; may: boolean }>([
    {
      it: 'refuses an end before the start',
      date: { year: 2024, month: 4 },
      of: { startDate: 'May 2024' },
      may: false,
    },
    {
      it: 'takes an end in the month of the start',
      date: { year: 2024, month: 5 },
      of: { startDate: 'May 2024' },
      may: true,
    },
    {
      it: 'compares with a start that is a year alone as years',
      date: { year: 2024, month: 1 },
      of: { startDate: '2024' },
      may: true,
    },
    {
      it: 'takes the year of the start alone',
      date: { year: 2024 },
      of: { startDate: 'May 2024' },
      may: true,
    },
    {
      it: 'refuses a year alone before the start',
      date: { year: 2023 },
      of: { startDate: 'May 2024' },
      may: false,
    },
    { it: 'takes the current month', date: { year: 2026, month: 6 }, of: {}, may: true },
    { it: 'refuses the month after', date: { year: 2026, month: 7 }, of: {}, may: false },
    { it: 'takes the current year alone', date: { year: 2026 }, of: {}, may: true },
    { it: 'refuses the next year alone', date: { year: 2027 }, of: {}, may: false },
    {
      it: 'takes an education that ends eight years ahead',
      date: { year: 2034, month: 6 },
      of: { yearsAhead: 8 },
      may: true,
    },
    {
      it: 'refuses one that ends later',
      date: { year: 2034, month: 7 },
      of: { yearsAhead: 8 },
      may: false,
    },
    {
      it: 'refuses an education that starts in the future',
      date: { year: 2026, month: 7 },
      of: { yearsAhead: 8, picks: 'start' },
      may: false,
    },
    {
      it: 'lets a start be before the start there is',
      date: { year: 2020 },
      of: { picks: 'start', startDate: 'May 2024' },
      may: true,
    },
    {
      it: 'minds no start that is no date',
      date: { year: 2020 },
      of: { startDate: 'Spring 2024' },
      may: true,
    },
  ])('[ED13] $it', ({ date, of, may }) => {
    expect(isWithinBounds(date, bounds(of))).toBe(may);
  });

  it('[ED13] bounds the year arrows by the start year and the current year', () => {
    const { earliest, latest } = bounds({ startDate: 'May 2024' });
    expect([earliest.year, latest.year]).toEqual([2024, 2026]);
  });
});

describe('the end of an experience', () => {
  it('[ED13] choosing a date clears Currently work here', () => {
    expect(chooseEndDate('Jan 2024')).toEqual({ endDate: 'Jan 2024', isCurrent: false });
  });

  it('[ED13] turning Currently work here on sets "Present", off clears the end', () => {
    expect(setCurrent(true)).toEqual({ endDate: 'Present', isCurrent: true });
    expect(setCurrent(false)).toEqual({ endDate: '', isCurrent: false });
  });
});

it.each([
  { dates: ['Jan 2020', 'Mar 2021', false], printed: 'Jan 2020 – Mar 2021' },
  { dates: ['Jan 2020', '', true], printed: 'Jan 2020 – Present' },
  { dates: ['Jan 2020', 'Present', true], printed: 'Jan 2020 – Present' },
  { dates: ['2024', '2024', false], printed: '2024' },
  { dates: ['', '2024', false], printed: '2024' },
  { dates: ['2024', '', false], printed: '2024' },
  { dates: ['', '', false], printed: '' },
  { dates: ['Spring 2019', 'now', false], printed: 'Spring 2019 – now' },
] as const)('prints $dates as $printed', ({ dates: [start, end, isCurrent], printed }) => {
  expect(formatDateRange(start, end, isCurrent)).toBe(printed);
});

import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';
import { describe, expect, it } from 'vitest';
import { dateAdvice, dateProblem, readTypedDate, storedDate } from './read-typed-date.ts';

const said = (message: Message<'rules'> | undefined) =>
  message && formatMessage(ENGLISH, en, message);

const BOUNDS = { earliest: { year: 2020, month: 3 }, latest: { year: 2026, month: 11 } };

describe('[ED13] a typed date', () => {
  it.each([
    ['Jan 2024', { year: 2024, month: 1 }],
    ['january 2024', { year: 2024, month: 1 }],
    ['Sept. 2024', { year: 2024, month: 9 }],
    ['DECEMBER, 2024', { year: 2024, month: 12 }],
    ['01/2024', { year: 2024, month: 1 }],
    ['2024-07', { year: 2024, month: 7 }],
    [' 2024 ', { year: 2024 }],
    ['13/2024', undefined],
    ['Ja 2024', undefined],
    ['Janx 2024', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('reads %j', (text, date) => {
    expect(readTypedDate(text)).toEqual(date);
  });

  it.each([
    ['', undefined],
    ['Mar 2020', undefined],
    ['2020', undefined],
    ['Present', undefined],
    ['Feb 2020', 'Please choose a date no earlier than Mar 2020.'],
    ['Dec 2026', 'Please choose a date no later than Nov 2026.'],
    ['soon', 'Please enter a month and year, like Jan 2024.'],
  ])('says what is wrong with %j', (text, problem) => {
    expect(said(dateProblem(text, BOUNDS, 'end'))).toBe(problem);
  });

  it.each([
    ['Present', undefined],
    ['Feb 2020', 'Kept as typed. Please check it: it is earlier than Mar 2020.'],
    ['Dec 2026', 'Kept as typed. Please check it: it is later than Nov 2026.'],
    ['soon', 'Kept as text. To make it a date, enter a month and year, like Jan 2024.'],
  ])('advises on %j where it is saved', (text, advice) => {
    expect(said(dateAdvice(text, BOUNDS, 'end'))).toBe(advice);
  });

  it('begins at a date, not at Present', () => {
    expect(said(dateProblem('Present', BOUNDS, 'start'))).toBe(
      'Please enter a month and year, like Jan 2024.',
    );
    expect(dateProblem('', BOUNDS, 'start')).toBeUndefined();
  });

  it.each([
    ['january 2024', 'Jan 2024'],
    [' 2024', '2024'],
    ['present', 'Present'],
    ['Now', 'Present'],
    [' current', 'Present'],
    ['ongoing', 'Present'],
    ['nowhere', 'nowhere'],
    ['Summer 2019', 'Summer 2019'],
    ['  ', ''],
  ])('holds %j as %j', (text, stored) => {
    expect(storedDate(text)).toBe(stored);
  });
});

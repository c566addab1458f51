import { expect, it } from 'vitest';
import { readDate, readRange } from './read-date.ts';

it.each([
  ['Jan 2020', 'Jan 2020'],
  ['January 2020', 'Jan 2020'],
  ['Sept. 2020', 'Sep 2020'],
  ['Okt. 2020', 'Oct 2020'],
  ['septiembre 2020', 'Sep 2020'],
  ['2020', '2020'],
  ['2020-03', 'Mar 2020'],
  ['2020-03-31', 'Mar 2020'],
  ['2020-13', '2020-13'],
  ['03/2020', 'Mar 2020'],
  ['present', 'Present'],
  ['Actualmente', 'Present'],
  ['data', 'data'],
  ['Summer 2015', 'Summer 2015'],
  ['Sep 9, 2020', 'Sep 9, 2020'],
  ['', ''],
])('[IM1] reads the date %j as %j', (written, date) => {
  expect(readDate(written)).toBe(date);
});

it.each([
  ['March 2021 – Present', 'Mar 2021', 'Present'],
  ['2015 - 2018', '2015', '2018'],
  ['2015-2018', '2015', '2018'],
  ['2020-03 - 2021-04', 'Mar 2020', 'Apr 2021'],
  ['2012 to 2015', '2012', '2015'],
  ['2020-03', 'Mar 2020', ''],
  ['a while ago', 'a while ago', ''],
])('[IM1] reads the range %j', (written, startDate, endDate) => {
  expect(readRange(written)).toEqual({ startDate, endDate });
});

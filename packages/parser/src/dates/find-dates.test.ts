import { fc, it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

describe('a date alone', () => {
  it.each([
    ['Jan 2024', 'Jan 2024'],
    ['January 15, 2024', 'Jan 2024'],
    ['01/2024', 'Jan 2024'],
    ['04/15/2019', 'Apr 2019'],
    ['15.04.2019', 'Apr 2019'],
    ['2024-01', 'Jan 2024'],
    ['2024-01-31', 'Jan 2024'],
    ['2019年3月', 'Mar 2019'],
    ['Januar 2024', 'Jan 2024'],
    ['Dez. 2018', 'Dec 2018'],
    ['févr. 2020', 'Feb 2020'],
    ['15 de marzo de 2019', 'Mar 2019'],
    ['set/2019', 'Sep 2019'],
    ['giugno 2018', 'Jun 2018'],
    ['maart 2021', 'Mar 2021'],
    ['Spring 2020', 'Spring 2020'],
    ['Winter 2019/20', 'Winter 2019'],
    ['Autumn Term 2018', 'Autumn 2018'],
    ['2019 Q3', 'Q3 2019'],
    ['2017, January', 'Jan 2017'],
    ['2017 septembre', 'Sep 2017'],
    ['2020 octubre', 'Oct 2020'],
    ['2016 / 09', 'Sep 2016'],
    ['September 1st, 2016', 'Sep 2016'],
    ["Sept. '19", 'Sep 2019'],
    ['Mar-17', 'Mar 2017'],
    ['Sep 15', 'Sep 2015'],
    ['09/16', 'Sep 2016'],
    ['May 2025 (expected)', 'May 2025'],
    ['2018', '2018'],
    ['1865', '1865'],
  ])('%s is %s', (text, start) => {
    expect(findDates(text)).toMatchObject([
      { from: 0, to: text.length, start, end: '', isRange: false },
    ]);
  });
});

describe('a range', () => {
  it.each([
    ['Jan 2020 – Mar 2021', 'Jan 2020', 'Mar 2021'],
    ['2018 – 2020', '2018', '2020'],
    ['2018-20', '2018', '2020'],
    ['2018/19', '2018', '2019'],
    ['01/2020-03/2021', 'Jan 2020', 'Mar 2021'],
    ['03/19 - 05/21', 'Mar 2019', 'May 2021'],
    ["Jan '19 – Mar '21", 'Jan 2019', 'Mar 2021'],
    ['Jun – Aug 2022', 'Jun 2022', 'Aug 2022'],
    ['Fall 2019 – Spring 2020', 'Fall 2019', 'Spring 2020'],
    ['August 2018 to July 2019', 'Aug 2018', 'Jul 2019'],
    ['von 2010 bis 2013', '2010', '2013'],
    ['de 2015 à 2018', '2015', '2018'],
    ['enero 2015 a marzo 2018', 'Jan 2015', 'Mar 2018'],
    ['jan. 2020 t/m dec. 2021', 'Jan 2020', 'Dec 2021'],
    ['01.02.2019 - 31.03.2020', 'Feb 2019', 'Mar 2020'],
    ['01/09/2016 – 31/08/2018', 'Sep 2016', 'Aug 2018'],
    ['Sep 15 - Oct 16', 'Sep 2015', 'Oct 2016'],
    ['Mar-17 – Oct-18', 'Mar 2017', 'Oct 2018'],
    ['2016 / 09 – 2018 / 01', 'Sep 2016', 'Jan 2018'],
    ['2017 Jan – 2018 Feb', 'Jan 2017', 'Feb 2018'],
    ['June - August 2017', 'Jun 2017', 'Aug 2017'],
    ['May 5 – Aug 7, 2017', 'May 2017', 'Aug 2017'],
    ['May 15 – Aug 17, 2017', 'May 2017', 'Aug 2017'],
    ['Jan2015-Feb2016', 'Jan 2015', 'Feb 2016'],
    ['2015 -- 2017', '2015', '2017'],
    ['2015 2017', '2015', '2017'],
    ['Jan 2015 Dec 2016', 'Jan 2015', 'Dec 2016'],
    ['1863-1865', '1863', '1865'],
    ['2020 – 2018', '2018', '2020'],
    ['Jan 2020 – Mar 2021 (1 yr 3 mos)', 'Jan 2020', 'Mar 2021'],
  ])('%s is %s to %s', (text, start, end) => {
    expect(findDates(text)).toMatchObject([
      { from: 0, to: text.length, start, end, isRange: true },
    ]);
  });
});

it.each([
  'Jan 2020 – Present',
  'jan. 2020 – até ao momento',
  '01/2020–`a ce jour',
  'Jan. 2020 – bis heute',
  '01/2020 - heute',
  'seit Januar 2020',
  'depuis janvier 2020',
  'janv. 2020 – aujourd’hui',
  'enero 2020 - actualidad',
  'jan 2020 – atual',
  'gennaio 2020 – presente',
  'januari 2020 – heden',
  'Since Jan 2020',
  'Jan 2020 –',
  'January 2020 - Present (5 years 1 month)',
  'desde enero 2020',
  'Jan 2020 - ongoing',
  'Jan-20 to date',
  'January 2020 present',
])('%s lasts', (text) => {
  expect(findDates(text)).toMatchObject([
    { from: 0, to: text.length, start: 'Jan 2020', end: 'Present', isRange: true },
  ]);
});

it.each([
  ['Expected Jun 2025', 'Jun 2025'],
  ['voraussichtlich 2026', '2026'],
  ['Class of 2019', '2019'],
])('%s is an end', (text, end) => {
  expect(findDates(text)).toMatchObject([{ from: 0, start: '', end }]);
});

it.each([
  '$2019',
  '2020% more',
  'v1.2019',
  'Room 20190',
  'Room2015',
  "'19",
  '10/2',
  'version 2.2019x',
  'Served 120 guests on May 15 and 17 staff',
  '(2 yrs 3 mos)',
  'Fed 1800 guests',
])('finds no date in %s', (text) => {
  expect(findDates(text)).toEqual([]);
});

it.each([
  ['First Aid (Aug 10)', '2010'],
  ['First Aid, Red Cross: sept. 12', '2012'],
])('reads a month with two digits that a mark sets off as its year: %s', (text, year) => {
  expect(findDates(text)).toMatchObject([{ start: expect.stringContaining(year) }]);
  expect(findDates('First Aid in Aug 10 schools')).toEqual([]);
});

it('takes the brackets and the length of time that belong to a date, and no more', () => {
  const text = 'B.Sc. (Sep 2011 - May 2015), Leeds';
  const [dates] = findDates(text);
  expect(text.slice(dates?.from, dates?.to)).toBe('(Sep 2011 - May 2015)');
});

property.prop([fc.string({ maxLength: 60 }), fc.integer({ min: 1950, max: 2040 })])(
  'lies within the text, whatever stands around a date',
  (noise, year) => {
    const text = `${noise} ${year} – ${year + 1} ${noise}`;
    for (const { from, to } of findDates(text)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(text.length);
      expect(from).toBeLessThan(to);
    }
  },
);

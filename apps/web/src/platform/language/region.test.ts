import { expect, it } from 'vitest';
import { firstWeekday, regionalDelimiter, usualFirstWeekday } from './region.ts';

it.each([
  { tag: 'en-US', weekday: 0, delimiter: ',' },
  { tag: 'en-GB', weekday: 1, delimiter: ',' },
  { tag: 'en', weekday: 0, delimiter: ',' },
  { tag: 'de-DE', weekday: 1, delimiter: ';' },
  { tag: 'en-DE', weekday: 1, delimiter: ';' },
  { tag: 'ar-EG', weekday: 6, delimiter: ',' },
])('$tag: weeks begin on $weekday, columns are parted by $delimiter', ({ tag, ...regional }) => {
  expect(firstWeekday(tag)).toBe(regional.weekday);
  expect(usualFirstWeekday(tag)).toBe(regional.weekday);
  expect(regionalDelimiter(tag)).toBe(regional.delimiter);
});

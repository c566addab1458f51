import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { quotePlaces } from './quote-places.ts';

const TEXT = 'Served guests, 20 a day\nRan the till (C++)\nServed guests again';
const found = (quote: string) =>
  quotePlaces(quote, TEXT).map(({ start, end }) => TEXT.slice(start, end));

it.each([
  { quote: 'Ran the till', places: ['Ran the till'] },
  { quote: ' the till (C++) ', places: ['the till (C++)'] },
  { quote: 'Served guests', places: ['Served guests', 'Served guests'] },
  { quote: '20 a day\nRan the till', places: ['20 a day', 'Ran the till'] },
])('finds $quote wherever it stands', ({ quote, places }) => {
  expect(found(quote)).toEqual(places);
});

it.each([
  'served guests',
  'Served  guests',
  'erved guests',
  'Served guest',
  'Ran the till\nPython',
  '.*',
  ' \n ',
  '',
])('finds nothing of %j', (quote) => {
  expect(found(quote)).toEqual([]);
});

const anyLines = fc.array(fc.constantFrom('a', 'b', 'ab', 'a b', ''), { maxLength: 6 });

test.prop([anyLines, fc.nat(), fc.nat(5), fc.nat(3)])(
  'a quote never comes to stand by a line that is taken away',
  (lines, at, from, count) => {
    const fewer = lines.filter((_, index) => index !== at % lines.length);
    const quote = fewer.slice(from, from + count).join('\n');
    const stood = quotePlaces(quote, lines.join('\n')).length > 0;
    expect(stood || quotePlaces(quote, fewer.join('\n')).length === 0).toBe(true);
  },
);

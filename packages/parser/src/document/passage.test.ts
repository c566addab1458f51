import { expect, it } from 'vitest';
import { joinPassages, passageAt, placesOf, slicePassage, splitPassage } from './passage.ts';

it('knows where a part of it stands, without space at the ends', () => {
  const part = slicePassage(passageAt('Acme, Paris ', 3, 10), 5);
  expect(part.text).toBe('Paris');
  expect(placesOf(part)).toEqual([{ line: 3, start: 16, end: 21 }]);
});

it('joins passages of two lines, and a part over the joint has a place in each', () => {
  const joined = joinPassages([passageAt('Data', 0, 0), passageAt('Analyst', 1, 2)], ' ');
  const part = slicePassage(joined, 2, 8);
  expect(joined.text).toBe('Data Analyst');
  expect(part.text).toBe('ta Ana');
  expect(placesOf(part)).toEqual([
    { line: 0, start: 2, end: 4 },
    { line: 1, start: 2, end: 5 },
  ]);
});

it('splits at a separator and leaves out what is empty', () => {
  const parts = splitPassage(passageAt('a | | b', 0, 0), /\s*\|\s*/gu);
  expect(parts.map(({ text }) => text)).toEqual(['a', 'b']);
});

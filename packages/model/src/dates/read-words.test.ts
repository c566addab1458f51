import { expect, it } from 'vitest';
import { isPresentWord, monthOfBeginning, monthOfSeason, monthOfWord } from '../index.ts';

it.each([
  'Present',
  'today',
  'jetzt',
  'heute',
  'actualmente',
  'Gegenwärtig',
  'aujourd’hui',
  '至今',
])('reads %s as what lasts to this day', (words) => expect(isPresentWord(words)).toBe(true));

it.each(['', 'date', 'this day', 'dato', 'nowhere'])(
  'does not read %j alone as what lasts to this day',
  (words) => expect(isPresentWord(words)).toBe(false),
);

it('reads months in all languages, and from their beginnings where one month alone begins so', () => {
  const words = ['march', 'MÄRZ', 'mrt', 'févr', 'сент', 'Jan.', 'septem'];
  expect(words.map(monthOfWord)).toEqual([3, 3, 3, 2, 9, undefined, undefined]);
  expect(['septem', 'jui', 'se', 'mai'].map(monthOfBeginning)).toEqual([
    9,
    undefined,
    undefined,
    5,
  ]);
});

it('reads parts of a year as the months in which they begin', () => {
  expect(['Spring', 'été', 'Q3', 'june'].map(monthOfSeason)).toEqual([3, 6, 7, undefined]);
});

import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { foldTown, isIn, readNames, writeNames } from './town-filter.ts';
import { isTownName } from './towns.ts';

const name = fc.string({ minLength: 1, maxLength: 12 });

test.prop([fc.uniqueArray(name, { minLength: 1, maxLength: 200 })])(
  'has every name that was written, and hardly one of others',
  (names) => {
    const set = readNames(writeNames(names));
    expect(names.filter((each) => !isIn(set, each))).toEqual([]);
    const others = Array.from({ length: 50 }, (_, at) => `another name ${at}`);
    expect(others.filter((each) => isIn(set, each)).length).toBeLessThan(2);
  },
);

it.each([
  ['St. Albans', 'saint albans'],
  ['Oloron-Ste-Marie', 'oloron sainte marie'],
  ['L’Aquila', 'laquila'],
  ['MÜNCHEN', 'munchen'],
])('looks %s up as %s', (town, folded) => {
  expect(foldTown(town)).toBe(folded);
});

it.each([
  'Wednesbury',
  'FONTENAY LE COMTE',
  'Kirkcaldy',
  'Sant Cugat',
  "'s-Hertogenbosch",
  'Reading',
])('knows the town of %s', (town) => {
  expect(isTownName(town)).toBe(true);
});

it.each(['Send', 'Best', 'September', 'Application Deadline', 'Senior Baker', 'x'.repeat(5_000)])(
  'takes "%s" for none',
  (words) => {
    expect(isTownName(words)).toBe(false);
  },
);

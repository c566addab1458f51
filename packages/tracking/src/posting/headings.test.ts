import { expect, it } from 'vitest';
import { firstHeading, isHeading } from './headings.ts';

it.each([
  'Requirements',
  'Deine Aufgaben',
  'Wir bieten:',
  'Vos missions',
  'Qué ofrecemos',
  'Funções',
  'Offriamo',
  'Wat ga je doen?',
])('takes "%s" for a heading', (line) => {
  expect(isHeading(line)).toBe(true);
});

it.each(['Mechaniker (m/w/d)', 'Acme GmbH', 'Leeds', 'Chef de rang'])(
  'takes "%s" for none',
  (line) => {
    expect(isHeading(line)).toBe(false);
  },
);

it('finds the first below the first line', () => {
  expect(firstHeading(['Profil', 'Baker', 'Your profile', 'Benefits'])).toBe(2);
  expect(firstHeading(['Baker', 'Leeds'])).toBe(2);
});

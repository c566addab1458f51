import { expect, it } from 'vitest';
import { companyWords, isPlaceName } from './company.ts';

it('knows the employer by what is said of it', () => {
  const words = companyWords(
    'Nova Health is growing. Join Acme today. Sent by TekPro, Inc. We are nice.',
  );
  expect([...words]).toEqual(expect.arrayContaining(['nova', 'health', 'acme', 'tekpro']));
  expect(words.has('we')).toBe(false);
});

it('knows a town by its state', () => {
  const text = 'Dallas, TX';
  expect(isPlaceName(text, 6)).toBe(true);
  expect(isPlaceName('SQL, AWS', 3)).toBe(false);
});

import { expect, it } from 'vitest';
import { companyWords, employersInHead, isPlaceName } from './company.ts';

it('knows the employer by what is said of it', () => {
  const words = companyWords(
    'Nova Health is growing. Join Acme today. Sent by TekPro, Inc. We are nice.',
  );
  expect([...words]).toEqual(expect.arrayContaining(['nova', 'health', 'acme', 'tekpro']));
  expect(words.has('we')).toBe(false);
});

it('knows the employer by the town behind its name, on a line below the title', () => {
  const words = companyWords(
    'Rota Planner, Leeds\nOrmsby Ferries, Hull, United Kingdom\n\nPlanning, rotas',
  );
  expect([...words]).toEqual(['ormsby', 'ferries']);
  const head = 'Rota Planner\nOrmsby Freight, Hull, United Kingdom';
  expect(employersInHead(head).map(({ start, end }) => head.slice(start, end))).toEqual([
    'Ormsby Freight',
  ]);
});

it('knows a town by its state', () => {
  const text = 'Dallas, TX';
  expect(isPlaceName(text, 6)).toBe(true);
  expect(isPlaceName('SQL, AWS', 3)).toBe(false);
});

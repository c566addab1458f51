import { expect, it } from 'vitest';
import { type Candidate, chancesOf, likeliest, mergeEqual, readWeights } from './ranking.ts';

const candidate = (text: string, ...signs: string[]): Candidate => ({
  text,
  signs: new Set(signs),
});

/** One sign that doubles the odds, and none's own weight of naught. */
const WEIGHTS = new Map([
  ['none', 0],
  ['good', Math.log(2)],
]);

it('shares the chance among candidates and none by the exponents of their sums', () => {
  const chances = chancesOf([candidate('Leeds', 'good'), candidate('York', 'unknown')], WEIGHTS);
  expect(chances.map((chance) => chance.toFixed(2))).toEqual(['0.50', '0.25']);
});

it.each([
  { it: 'takes what is likely enough', others: ['York'], least: 0.5, says: 'Leeds' },
  { it: 'leaves out what is not', others: ['York'], least: 0.51, says: '' },
  { it: 'counts longer forms of it', others: ['Leeds, UK'], least: 0.75, says: 'Leeds' },
])('$it', ({ others, least, says }) => {
  const all = [candidate('Leeds', 'good'), ...others.map((text) => candidate(text))];
  expect(likeliest(all, WEIGHTS, least)).toBe(says);
});

it('keeps where a value stands first, and adds what else is said of it', () => {
  const merged = mergeEqual([
    { text: 'Acme', signs: ['head', 'line 0'] },
    { text: 'ACME', signs: ['head', 'line 3'] },
    { text: 'Acme', signs: ['said'] },
  ]);
  expect(merged).toEqual([candidate('Acme', 'head', 'line 0', 'head again', 'said')]);
});

it('reads weights in tenths', () => {
  expect([...readWeights('\nnone: 12\nline 0: -3\n')]).toEqual([
    ['none', 1.2],
    ['line 0', -0.3],
  ]);
});

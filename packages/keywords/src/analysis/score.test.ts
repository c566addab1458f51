import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { scoreKeywords } from './score.ts';

type Analysed = Parameters<typeof scoreKeywords>[0][number];
const keyword = (
  importance: 'must' | 'nice',
  status: Analysed['status'],
  more: Partial<Analysed> = {},
): Analysed => ({
  importance,
  status,
  certainty: 1,
  tier: 'scored',
  ...more,
});
const must = (status: Analysed['status'], more?: Partial<Analysed>) =>
  keyword('must', status, more);

it('weighs required keywords twice', () => {
  const analysed = [
    must('matching'),
    must('matching'),
    must('missing'),
    must('missing'),
    keyword('nice', 'matching'),
    keyword('nice', 'matching'),
  ];
  // 2 + 2 + 1 + 1 of 2 + 2 + 2 + 2 + 1 + 1
  expect(scoreKeywords(analysed)).toEqual({ score: 60, matched: 4, total: 6 });
});

it('counts an indirect match as stated', () => {
  const analysed = [
    must('indirect'),
    must('missing'),
    must('missing'),
    must('missing'),
    must('missing'),
  ];
  expect(scoreKeywords(analysed)).toEqual({ score: 20, matched: 1, total: 5 });
});

it('is content with one of two alternatives', () => {
  const analysed = [
    must('matching', { alternatives: 7 }),
    must('missing', { alternatives: 7 }),
    must('missing'),
    must('missing'),
    must('missing'),
  ];
  expect(scoreKeywords(analysed)).toEqual({ score: 25, matched: 1, total: 5 });
});

it('counts what is covered neither for nor against', () => {
  const open = [must('missing'), must('missing'), must('missing'), must('missing')];
  const stated = must('matching', { alternatives: 7 });
  const covered = must('covered', { alternatives: 7 });
  expect(scoreKeywords([stated, covered, covered, ...open])).toEqual(
    scoreKeywords([stated, ...open]),
  );
});

it('weighs what is missing by how sure it is, and what is stated in full', () => {
  const analysed = [
    must('matching', { certainty: 0.5 }),
    must('matching', { certainty: 0.6 }),
    must('matching'),
    must('missing'),
    must('missing', { certainty: 0.5 }),
  ];
  // 6 of 6 + 2 + 2 / 16
  expect(scoreKeywords(analysed)).toEqual({ score: 74, matched: 3, total: 5 });
});

it('leaves other phrases aside', () => {
  const analysed = [
    ...Array.from({ length: 5 }, () => must('matching')),
    must('missing', { tier: 'other' }),
  ];
  expect(scoreKeywords(analysed)).toEqual({ score: 100, matched: 5, total: 5 });
});

it('gives no number under five keywords', () => {
  expect(scoreKeywords(Array.from({ length: 4 }, () => must('matching'))).score).toBeNull();
});

const anyKeyword = fc.record({
  importance: fc.constantFrom('must' as const, 'nice' as const),
  status: fc.constantFrom('matching' as const, 'indirect' as const, 'missing' as const),
  tier: fc.constantFrom('scored' as const, 'other' as const),
  alternatives: fc.constantFrom(1, 2, 3),
  certainty: fc.double({ min: 0, max: 1, noNaN: true }),
});

test.prop([fc.array(anyKeyword, { minLength: 5, maxLength: 30 }), fc.nat()])(
  'never rises when a match is taken away',
  (analysed, at) => {
    const worse = analysed.map((each, index) =>
      index === at % analysed.length ? { ...each, status: 'missing' as const } : each,
    );
    expect(scoreKeywords(worse).score ?? 0).toBeLessThanOrEqual(scoreKeywords(analysed).score ?? 0);
  },
);

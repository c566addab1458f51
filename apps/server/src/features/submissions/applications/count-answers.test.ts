import { QUESTIONS, SELF_IDENTIFICATION } from '@shortlist/contracts';
import { describe, expect, it } from 'vitest';
import { type Counted, countAnswers, type SelfIdentification } from './count-answers.ts';

const FIRST: SelfIdentification = {
  gender: 'Female',
  hispanicLatino: 'No',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
};

const countAfter = (people: number) => {
  let counted: Counted | undefined;
  for (let person = 0; person < people; person += 1) counted = countAnswers(counted, FIRST);
  return counted;
};

describe('[WS10] self-identification', () => {
  it('is counted by question and answer', () => {
    const counted = countAnswers(countAfter(2), { ...FIRST, gender: 'Male' });
    expect(counted.answered).toBe(3);
    expect(counted.counts.gender).toEqual({
      Female: 2,
      Male: 1,
      'Non-binary': 0,
      'Decline to self-identify': 0,
    });
    expect(counted.counts.hispanicLatino.No).toBe(3);
  });

  it('names every answer that can be given', () => {
    for (const question of QUESTIONS) {
      expect(Object.keys(countAfter(1)?.counts[question] ?? {})).toEqual([
        ...SELF_IDENTIFICATION[question],
      ]);
    }
  });

  it.each([
    [1, 0],
    [4, 0],
    [5, 5],
    [6, 5],
    [9, 5],
    [10, 10],
  ])('of %i people is shown for %i', (people, shown) => {
    const counted = countAfter(people);
    expect(counted?.shownAnswered).toBe(shown);
    expect(counted?.shown?.gender.Female).toBe(shown === 0 ? undefined : shown);
  });
});

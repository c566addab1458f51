import { expect, it } from 'vitest';
import { standardLexicon } from '../../lexicon/standard-lexicon.ts';
import { readPosting } from '../../read-posting.ts';

const scoredOf = (posting: string) =>
  readPosting(posting, standardLexicon())
    .keywords.filter(({ tier }) => tier === 'scored')
    .map(({ term }) => term);

it('takes nothing of the roles that a mail names beside the one it is about', () => {
  const posting = `Jobs this week

1) Developer - Java, Kotlin
2) Baker - details below
3) Accountant - payroll, Xero

ROLE 2 DETAIL
- sourdough, lamination`;
  expect(scoredOf(posting)).not.toContain('Java');
  expect(scoredOf(posting)).not.toContain('payroll');
  expect(scoredOf(posting)).toContain('lamination');
});

it('takes all of them where it does not say which is meant', () => {
  const posting = 'Requirements\n1) Developer tools: Java\n2) Writer of payroll rules';
  expect(scoredOf(posting)).toEqual(['Java', 'payroll']);
});

import { expect, it } from 'vitest';
import { matchTerm } from '../../standard.test-support.ts';

it.each([
  ['dissolved oxygen', 'Ran DO and pH twice a shift'],
  ['TSS sampling', 'Sampled total suspended solids'],
  ['purchase order approval', 'Approval of every PO'],
  ['WWTP operation', 'Operation of a wastewater treatment plant'],
])('"%s" is stated by "%s"', (term, resume) => {
  expect(matchTerm(term, resume, term).status).not.toBe('missing');
});

it.each([
  ['dissolved oxygen', 'What I do best'],
  ['business continuity', 'Vancouver, BC'],
])('"%s" is not stated by "%s"', (term, resume) => {
  expect(matchTerm(term, resume, term).status).toBe('missing');
});

import { expect, it } from 'vitest';
import { matchTerm } from '../standard.test-support.ts';

const match = (term: string, resume: string, posting = term) => {
  const { status, how } = matchTerm(term, resume, posting);
  return `${status}: ${how}`;
};

it.each([
  ['safe isolation', 'Locked off the mixer and proved it dead before every repair'],
  ['till reconciliation', 'Balanced four drawers when the shop shut'],
  ['rota management', 'Made the rosters for nine bar staff'],
  ['patient transfers', 'Slid patients over with a sliding board'],
  ['bank reconciliations', 'Ticked the statements off against the ledger'],
  ['cycle counts', 'Counted forty bins every night'],
  ['differentiation', 'Broke the task into small steps for two pupils'],
  ['CMMS', 'Work orders closed in Maximo'],
  ['infrastructure as code', 'Terraform for three regions'],
  ['UI design tools', 'Figma'],
])('%s is shown by "%s"', (term, resume) => {
  expect(match(term, resume)).not.toMatch(/^missing/);
});

it.each([
  ['safe isolation', 'Locked the office at night'],
  ['barista skills', 'Pulled the cart to the shop'],
  ['Azure', 'AWS Lambda and S3'],
  ['JCT', 'Two jobs under NEC4'],
])('%s is not shown by "%s"', (term, resume) => {
  expect(match(term, resume)).toMatch(/^missing/);
});

it('weighs a denial more than a sign of the duty', () => {
  const resume = 'Never did any fault finding.\nTraced shorts to the cable with a meter.';
  expect(match('fault finding', resume)).toBe('missing: negated');
});

it('takes a denied sign for a denial', () => {
  expect(match('latte art', 'My colleague did all the hearts and rosettas we poured')).toBe(
    'missing: negated',
  );
});

it('takes initials for a name of their own language only', () => {
  // "Clôture mensuelle" is what the French call it.
  expect(match('month-end close', 'Filed briefs in CM/ECF')).toBe('missing: none');
});

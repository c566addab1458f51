import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const scored = (posting: string) =>
  readPosting(posting).keywords.flatMap(({ tier, surface }) => (tier === 'scored' ? surface : []));

it.each([
  'What your week looks like\nEvery day brings radiography, triage and wound care.',
  'WARD SIDE: radiography, triage and wound care for twelve patients in two small rooms',
  'EXAMPLES OF DUTIES (illustrative only)\nPerforms radiography, triage and wound care on the ward.',
])('scores what stands under a heading that it does not know: %j', (part) => {
  const posting = `Nurse\nElm Lodge has been a family practice since 1990.\n\n${part}\n\nRequirements\n- driving licence`;
  expect(scored(posting)).toEqual(expect.arrayContaining(['radiography', 'triage', 'wound care']));
});

it('reads a paragraph on where one of its sentences asks', () => {
  const posting =
    'Florist\nElm Lodge has been a family shop since 1990.\nYou will do the ordering. On top there is inventory management and merchandising.\nRequirements\n- driving licence';
  expect(scored(posting)).toEqual(
    expect.arrayContaining(['inventory management', 'merchandising']),
  );
});

it('leaves the head of a posting aside: company, town and kind of contract', () => {
  const posting =
    'Ward Nurse\nLarkmoor Community Trust\nFell View Clinic, Kestleby\n37.5 hours | Permanent | Band 6\n\nRequirements\n- triage';
  expect(scored(posting)).toEqual(['triage']);
});

it('drops of a long sentence only the clause that names money', () => {
  const posting =
    'Bookkeeper\nYou will\n- run payroll and bank reconciliation for four sites in QuickBooks, spot what is odd, sign off the month end (anything over $10k goes to the owner), and keep accounts payable up to date all year';
  expect(scored(posting)).toEqual(
    expect.arrayContaining(['bank reconciliation', 'QuickBooks', 'accounts payable']),
  );
});

it.each([
  ['inside brackets', "QuickBooks (please don't ask for Xero), payroll, bank reconciliation"],
  ['up to a contrast', 'not a job in Xero but QuickBooks, payroll and bank reconciliation'],
  ['on one side of a move', 'We moved from Xero to QuickBooks; payroll; bank reconciliation'],
])('hears a denial %s only', (_, line) => {
  const surfaces = scored(`Bookkeeper\nRequirements\n- ${line}`);
  expect(surfaces).toEqual(
    expect.arrayContaining(['QuickBooks', 'payroll', 'bank reconciliation']),
  );
  expect(surfaces).not.toContain('Xero');
});

it.each(['5. NOT PART OF THIS POST. Xero, Tableau.', 'WE DO NOT DO: XERO. TABLEAU.'])(
  'denies all behind %j',
  (line) => {
    expect(scored(`Bookkeeper\nRequirements\n- payroll\n\n${line}`)).toEqual(['payroll']);
  },
);

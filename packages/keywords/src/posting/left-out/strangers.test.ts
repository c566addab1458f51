import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const terms = (text: string) => readPosting(text).keywords.map(({ surface }) => surface);
const REST = 'Requirements\n- Soldering, wiring harnesses, Python\n- Crimping and cable dressing';

it.each([
  [
    'a form',
    'Remote Status: Basement\nCategory: Bench Work\nWork location: Old Mill',
    /Basement|Bench|Mill/,
  ],
  ['a district', 'We serve Marlow County and Teal City with pride and patience.', /Marlow|Teal/],
  ['a town before its state', 'Rides start in Fernhollow, Oregon and end there.', /Fernhollow/],
  ['glued words', 'Orientation takes three daysYou will get a packed lunch.', /daysYou/],
  ['subheadings', 'Bench & Oven:\n- Soldering of small boards', /Bench|Oven/],
  ['labels', 'Remarks: soldering happens on the second floor.', /Remarks/],
  ['what excludes', 'Unacceptable records:\n- Fraud, perjury, bench theft', /Fraud|perjury|theft/i],
  [
    'other jobs',
    'Also on my desk, tell your friends and your cousins:\n2) Kiln Keeper, Glazing',
    /Kiln|Glazing/,
  ],
])('takes no keyword from %s', (_, text, pattern) => {
  expect(terms(`Harness Builder\n${REST}\n\n${text}\n\n${REST}`).join(' | ')).not.toMatch(pattern);
});

it('reads a text without line ends, which has no title', () => {
  const text = `Two years as a harness builder Solid experience with Python Experience working with Git and with PostgreSQL Knowledge of Docker and of Terraform and a feeling for tidy benches`;
  const scored = readPosting(text).keywords.filter(({ tier }) => tier === 'scored');
  expect(scored.map(({ term }) => term)).toEqual(expect.arrayContaining(['Python', 'Docker']));
});

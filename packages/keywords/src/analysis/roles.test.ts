import { expect, it } from 'vitest';
import { readPosting } from '../standard.test-support.ts';
import { analyse } from './analyse.ts';
import { findRole, isJobTitle, readRoles } from './roles.ts';

const ROLES = readRoles('nurse | RN : BLS, EHR\n# note\nnurse manager : budgeting, EHR');

it.each([
  { text: 'Senior Data Analyst', is: true },
  { text: 'Registered Nurse (RN) - ICU, nights', is: true },
  { text: '5 years experience with SQL', is: false },
  { text: 'Nurse\nwanted', is: false },
  { text: 'Python, SQL, Tableau', is: false },
  { text: 'We need a cook who likes to work with us every single day', is: false },
  { text: ' ', is: false },
])('"$text" is a job title: $is', ({ text, is }) => {
  expect(isJobTitle(text)).toBe(is);
});

it('finds a role by the longest of its names', () => {
  expect(findRole(ROLES, 'Senior nurse (nights)')?.names[0]).toBe('nurse');
  expect(findRole(ROLES, 'Nurse Manager')?.names[0]).toBe('nurse manager');
  expect(findRole(ROLES, 'Nursery teacher')).toBeUndefined();
});

it('answers a title with typical keywords, and says that they are', () => {
  const { score, keywords, gap } = analyse(readPosting('Data Analyst'), 'SQL, Tableau');
  expect(keywords.length).toBeGreaterThanOrEqual(5);
  expect(keywords.map(({ term }) => term)).toContain('SQL');
  expect(score).toBeGreaterThan(0);
  expect(gap[0]).toEqual({ code: 'keywords.title' });
});

it.each([
  'https://jobs.example.com/registered-nurse-123',
  '  www.example.com/jobs/data-analyst?id=7 ',
])('takes the address of a posting for no title and no posting: %j', (address) => {
  const { keywords, score, gap } = analyse(readPosting(address), 'SQL');
  expect({ keywords, score }).toEqual({ keywords: [], score: null });
  expect(gap).toEqual([{ code: 'keywords.address' }]);
});

it('reads a title with an address in it as a title', () => {
  expect(readPosting('Data Analyst www.example.com').kind).toBe('title');
});

it('says so when it has nothing for a title', () => {
  const { keywords, score, gap } = analyse(readPosting('Chief Happiness Wizard'), 'SQL');
  expect({ keywords, score }).toEqual({ keywords: [], score: null });
  expect(gap).toEqual([{ code: 'keywords.unknownTitle' }]);
});

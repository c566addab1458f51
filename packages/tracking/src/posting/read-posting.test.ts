import { readFileSync } from 'node:fs';
import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { type PostingFacts, readPostingFacts } from './read-posting.ts';

const SAMPLES = new URL('../../samples/postings.txt', import.meta.url);

/** Postings of this project, each with what a person read in it; empty is what it does not say. */
const samples = readFileSync(SAMPLES, 'utf8')
  .split('===== ')
  .slice(1)
  .map((sample) => {
    const [head = '', text = ''] = sample.split('\n-----\n');
    const [name = '', ...lines] = head.split('\n');
    const facts = lines.map((line) => [line.split(':', 1)[0], line.replace(/^\w+: ?/u, '')]);
    return { name, text, facts: Object.fromEntries(facts) as PostingFacts }; // As the file has them.
  });

it.each(samples)('reads what a posting says: $name', ({ text, facts }) => {
  expect(readPostingFacts(text, '2026-02-01')).toEqual(facts);
});

it.each([
  ['Closing date: 3 April', '2026-04-03'],
  ['Apply by January 5th', '2027-01-05'],
  ['Closing date: 03/04/2026', ''],
  ['Closing date: 13/04/2026', '2026-04-13'],
  ['Open until filled', ''],
  ['Deadline: 31 February 2026', ''],
  ['Bewerbungsschluss ist der 1. März 2026', '2026-03-01'],
  ['Date limite : le 14 juillet 2026', '2026-07-14'],
  ['Interviews on 3 April 2026', ''],
  ['Applications must be received in our office by 3 April 2026', '2026-04-03'],
  ['Apply by email before 3 April 2026', '2026-04-03'],
  ['Bewerben Sie sich online bis zum 3. April 2026', '2026-04-03'],
  ['Candidatures à envoyer avant le 3 avril 2026', '2026-04-03'],
  ['Plazo de presentación hasta el 3 de abril de 2026', '2026-04-03'],
  ['Reageer op deze vacature tot en met 3 april 2026', '2026-04-03'],
])('reads the last day of "%s"', (line, lastDay) => {
  expect(readPostingFacts(`Baker\n${line}`, '2026-02-01').lastDay).toBe(lastDay);
});

it.each([
  ['Company: Client Earth', 'Client Earth'],
  ['Employer: Confidential Computing Ltd', 'Confidential Computing Ltd'],
  ['Company: Confidential', ''],
  ['Company: Our client', ''],
  ['Company: Confidential client (FMCG)', ''],
  ['Company: Undisclosed', ''],
  ['Client Earth is a charity that goes to court.', 'Client Earth'],
  ['Client is looking for a baker.', ''],
])('takes only words for a hidden employer for one: %s', (line, company) => {
  expect(readPostingFacts(`Baker\n${line}`).company).toBe(company);
});

it.each([
  ['Acme Foods Ltd, Wednesbury, West Midlands. 40 hours.', 'Wednesbury, West Midlands'],
  ['Acme Foods Ltd, Galway, County Galway, Ireland', 'Galway, County Galway, Ireland'],
  ['We bake in Leeds. Leeds, Bradford and York know us.', 'Leeds'],
])('names the region that stands behind the town: %s', (line, location) => {
  expect(readPostingFacts(`Cook\n${line}`).location).toBe(location);
});

it.each([
  ['Cook\nAcme Foods Ltd\nYorkshire', { location: 'Yorkshire' }],
  ['Cook\nLocation: Hampshire', { location: 'Hampshire' }],
  ['Volunteer\nAcme Foods Ltd\nLeeds', { title: 'Volunteer' }],
  ['Recruiter\nAcme GmbH\nBerlin', { title: 'Recruiter', company: 'Acme GmbH' }],
])('takes no county and no role for a job site or a label: %j', (text, facts) => {
  expect(readPostingFacts(text)).toMatchObject(facts);
});

it('keeps a name that begins with initials whole', () => {
  const text = 'Analyst\nJ. P. Morgan is a bank. J. P. Morgan is hiring. JPM is large.';
  expect(readPostingFacts(text).company).toBe('J. P. Morgan');
});

it.each([
  ['Cook\nWe are a small place in the old harbour of Whitby.', { location: 'Whitby' }],
  ['Koch (m/w/d)\nAcme Gastronomie GmbH\nDienstort ist Pinneberg.', { location: 'Pinneberg' }],
  ['Baker\nAcme Foods Ltd\nLocation:\nOtley', { location: 'Otley' }],
  ['Baker (m/w/d)\nDie Mühle Horn AG Hof sucht dich.', { company: 'Mühle Horn AG' }],
  [
    'Infirmier (H/F)\nLa Clinique vétérinaire des Tilleuls recrute.',
    { company: 'Clinique vétérinaire des Tilleuls' },
  ],
  [
    'Buscamos para Lugo un/a técnico de laboratorio que sepa inglés.',
    { title: 'técnico de laboratorio' },
  ],
])('reads what stands in the middle of a sentence: %j', (text, facts) => {
  expect(readPostingFacts(text)).toMatchObject(facts);
});

it.each([
  ['Pay: S/ 1,400 a month', 'S/ 1,400 a month'],
  ['Knows SAP S/4 and 12 others', ''],
  ['Scale 9, € 3.400 - € 4.600', '€ 3.400 - € 4.600'],
])('reads the pay of "%s"', (line, pay) => {
  expect(readPostingFacts(`Baker\n${line}`).pay).toBe(pay);
});

it('leaves a day without a year out where today is not known', () => {
  expect(readPostingFacts('Baker\nApply by 3 April').lastDay).toBe('');
});

it.each([
  '9, € 3.400 ',
  'A-',
  'bewerba',
  'Apply by ',
  'job title ',
  ' - wanted',
  'Aa, ',
  '; ',
  '   x',
])('is done with "%s" again and again in the time of any other text', (unit) => {
  readPostingFacts('Baker\nAcme GmbH, Bern\nApply by 3 April'); // Loads its lists.
  const before = process.threadCpuUsage();
  readPostingFacts(unit.repeat(4_000 / unit.length));
  expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(50);
});

const line = fc.constantFrom(
  ...[
    'Baker',
    'Acme GmbH, Bern',
    '$20 - $25 an hour',
    'Company:',
    'Pay: 3',
    'Closing date: 31/31/2026',
  ],
  ...[
    'We are looking for a',
    '(((',
    '· · ·',
    '<p>',
    '&#99999999;',
    '  ',
    'x'.repeat(3_000),
    'Aa '.repeat(1_500),
  ],
);

test.prop([fc.array(line, { maxLength: 12 })], { numRuns: 60 })(
  'never fails, and makes nothing up: what it says stands in the posting',
  (lines) => {
    const text = lines.join('\n');
    const { company, title, location, pay, lastDay } = readPostingFacts(text, '2026-02-01');
    for (const fact of [company, title, location, pay]) expect(text).toContain(fact);
    expect(lastDay).toBe('');
  },
);

import { fc, it as property } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { FAMILIES } from './families.ts';
import { findRoleFamily } from './find-role-family.ts';
import { titleWords } from './title-words.ts';

const titlesOf = (titles: string) =>
  titles.split(',').map((title) => title.replace('=', '').trim());

it.each([
  ['Software Engineer', 'Software engineer'],
  ['Senior Software Engineer II', 'Software engineer'],
  ['Sr. Front-End Engineer (React)', 'Front-end developer'],
  ['FRONTEND DEVELOPER', 'Front-end developer'],
  ['Full Stack Engineer III', 'Full-stack developer'],
  ['Full-time Data Analyst Intern', 'Data analyst'],
  ['Software Engineer, Payments', 'Software engineer'],
  ['Engineer, Software', 'Software engineer'],
  ['Registered Nurse – ICU', 'Registered nurse'],
  ['Registered Nurse ICU', 'Registered nurse'],
  ['Pediatric ICU Nurse', 'Registered nurse'],
  ['Director of Nursing', 'Registered nurse'],
  ['Head of Marketing', 'Marketing manager'],
  ['Vice President of Sales', 'Sales representative'],
  ['Manager, Customer Success', 'Account manager'],
  ['Night Auditor', 'Hotel manager'],
  ['Internal Auditor', 'Auditor'],
  ['Nurse Recruiter', 'Recruiter'],
  ['Pastry Chef at The Ritz', 'Chef'],
  ['Apprentice Electrician', 'Electrician'],
  ['Electrician Apprentice', 'Electrician'],
  ['Children’s Nurse', 'Registered nurse'],
  ['Painter & Decorator', 'Carpenter'],
  ['Front of House Manager', 'Waiter'],
  ['Acme Ltd | HGV Driver', 'Truck driver'],
  ['Nursing', 'Registered nurse'],
])('knows %j as a %s', (role, name) => {
  expect(findRoleFamily(role)?.name).toBe(name);
});

it.each([
  '',
  '   ',
  'Manager',
  'Assistant',
  'Senior',
  'Assistant to the Sales Manager',
  'Sales Manager Assistant',
  'Career Coach',
  'Real Estate Developer',
  'Media Buyer',
  'Data Analist',
  'Welde',
  'Astronaut',
  '日本語教師',
  '!!!',
])('does not guess what %j is', (role) => {
  expect(findRoleFamily(role)).toBeUndefined();
});

it('gives every title to one family', () => {
  const owners = new Map<string, string>();
  for (const { name, titles } of FAMILIES) {
    for (const title of [name, ...titlesOf(titles)]) {
      const key = titleWords(title)
        .filter((word) => word !== 'of')
        .join('');
      expect([title, owners.get(key) ?? name]).toEqual([title, name]);
      owners.set(key, name);
    }
  }
});

const anyTitle = fc
  .constantFrom(...FAMILIES)
  .chain((family) =>
    fc
      .constantFrom(family.name, ...titlesOf(family.titles))
      .map((title) => ({ title, name: family.name })),
  );

property.prop([anyTitle, fc.constantFrom('', 'Senior ', 'Lead ', 'Jr. ', 'Graduate ')])(
  'finds the family of each of its titles, whatever its rank',
  ({ title, name }, rank) => {
    expect(findRoleFamily(rank + title)?.name).toBe(name);
    expect(findRoleFamily(`${title.toUpperCase()} II`)?.name).toBe(name);
  },
);

property.prop([anyTitle, fc.nat()])('never corrects a misspelt word', ({ title }, at) => {
  const [word = ''] = titleWords(title).slice(-1);
  const place = 1 + (at % word.length);
  const misspelt = `${word.slice(0, place)}qzx${word.slice(place)}`;
  expect(findRoleFamily(misspelt)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { matchTerm } from '../../analysis/match-term.ts';
import { readLexicon } from '../../lexicon/read-lexicon.ts';

const lexicon = readLexicon([
  {
    field: 'test',
    text: '@tool\nSalesforce\nDrupal\nAzure\nBlender\n@skill\nproject planning\nproject costing\nproject audits\nproject control\nwork schedules',
  },
]);

const statusOf = (term: string, resume: string, posting = '') =>
  matchTerm(term, resume, posting, lexicon).status;

it.each([
  ['Salesforce CRM', 'Salesforce, daily'],
  ['Drupal components', 'Ran a site in Drupal'],
  ['ANR rate', 'Brought ANRs down'],
  ['sweep testing', 'Swept the lines twice a year'],
  ['gait training', 'Cueing for a stiff gait'],
  ['GOC registered', 'GOC number 01-332'],
  ['DOT medical card', 'Class B with medical card'],
  ['overhead bridge cranes', 'Ran overhead cranes'],
  ['supervise pharmacy technicians', 'Lead three technicians'],
  ['WCAG 2.1', 'Audits by WCAG'],
  ['NVQ Level 3', 'NVQ3 in joinery'],
  ['design of experiments', 'DoE for two assays'],
])('"%s" is shown by "%s"', (term, resume) => {
  expect(statusOf(term, resume)).not.toBe('missing');
});

it.each([
  ['Azure DevOps', 'Azure since 2020'],
  ['project management', 'A project in Rome'],
  ['Class A licence', 'Class B licence'],
  ['pediatric heart surgery', 'Heart and mind'],
  ['machine repair work', 'Machine'],
  ['non-sterile tablet filling', 'Sterile tablet filling'],
  ['ISO 9001 audit rounds', 'Audit rounds'],
])('"%s" is not shown by "%s"', (term, resume) => {
  expect(statusOf(term, resume)).toBe('missing');
});

it('takes letters that the posting puts behind a name for that name', () => {
  const posting = 'Requirements\n- newborn resuscitation (NLS), suturing';
  expect(statusOf('newborn resuscitation', 'NLS and PROMPT, 2024', posting)).toBe('matching');
  expect(statusOf('NLS', 'Newborn resuscitation course', posting)).toBe('missing');
});

it.each([
  ['Blender', 'HOBBIES\nBlender art and sailing'],
  ['Blender', 'Hobbies: Blender art'],
  ['Blender', 'Every morning the blender wakes my flat.'],
  ['Hamilton', 'Moved to Hamilton, MA in 2019'],
  ['A14', 'The A14 road is my way to work'],
  ['IDEA', 'Our idea was a memo'],
  ['sterile filling', 'Non-sterile filling'],
])('takes no %s from a place that can hold no skill: %j', (term, resume) => {
  expect(statusOf(term, resume)).toBe('missing');
});

it.each([
  ['Blender', 'Tools: Blender, Maya'],
  ['Blender', 'tools: blender, maya'],
  ['Hamilton', 'Programmed a Hamilton liquid handler'],
  ['IDEA', 'Sampling in IDEA'],
])('finds %s where a skill can stand: %j', (term, resume) => {
  expect(statusOf(term, resume)).toBe('matching');
});

import { EntryId, emptyResume, numberedIds, SECTIONS } from '@shortlist/model';
import {
  PATENT_SAYS,
  SECTIONS_WITH_PATENTS,
  withPatent,
} from '@shortlist/model/patent.test-support';
import { expect, it } from 'vitest';
import { flowingText } from '../document/placed-text.test-support.ts';
import { parseResume } from '../parse-resume.ts';
import { writeSections } from './write-sections.ts';

const HEAD = [
  'Odalys Brenner',
  'odalys@example.org',
  '# Experience',
  'Diver, Pell Quay\t2019 – 2021',
];

const sectionsOf = (lines: readonly string[]) =>
  writeSections(parseResume(flowingText([...HEAD, ...lines]), numberedIds()).resume, SECTIONS);

it.each([
  {
    section: 'volunteering',
    lines: [
      '# Volunteering',
      'Lifeboat Crew, Pell Station\t06/2018 – today',
      '• Answers the pager',
    ],
  },
  { section: 'languages', lines: ['# Languages', 'Lifeboat English (native), German (C1)'] },
  {
    section: 'publications',
    lines: ['# Publications', '“Lifeboat Knots of Pell”, Pell Press, 2019'],
  },
  { section: 'courses', lines: ['# Courses', 'Lifeboat Handling, Pell College\t2017'] },
  { section: 'memberships', lines: ['# Memberships', 'Member, Lifeboat Guild'] },
  { section: 'interests', lines: ['# Interests', 'Lifeboat models, knots'] },
  { section: 'references', lines: ['# References', 'Dr. Ada Lifeboat, Warden at Pell Station'] },
  { section: 'custom-read1', lines: ['# Patents', 'Lifeboat latch, 2016', 'Quay ladder, 2018'] },
  { section: 'custom-read1', lines: ['# Patents', '• Lifeboat latch', '• Quay ladder'] },
  {
    section: 'volunteering',
    lines: ['# Ehrenamt', 'Lifeboat Crew, Pell Station\t06/2018 – heute'],
  },
])('[TR1] what stands under $lines.0 stands in the sections, too', ({ section, lines }) => {
  const { others = [], experiences } = sectionsOf(lines);
  expect(others.map((other) => other.section)).toEqual([section]);
  expect(JSON.stringify(others)).toContain('Lifeboat');
  expect(experiences).toHaveLength(1);
});

it('has the dates of further sections in the form of the standard, and their points as lines', () => {
  const lines = ['# Volunteering', 'Crew, Pell Station\t06/2018 – 2020', '• One', '• Two'];
  expect(sectionsOf(lines).others).toMatchObject([
    {
      title: 'Volunteering',
      entries: [{ role: 'Crew', startDate: '2018-06', endDate: '2020', bullets: ['One', 'Two'] }],
    },
  ]);
});

it('[HO1] asks a kind that a test adds which of its members are dates and lists', () => {
  const claims = '• Weaves\n• Counts';
  const said = { ...PATENT_SAYS, claims };
  const resume = withPatent(emptyResume(numberedIds(), SECTIONS), EntryId.parse('p1'), said);
  expect(writeSections(resume, SECTIONS_WITH_PATENTS).others).toEqual([
    {
      section: 'patents',
      title: 'Patents',
      entries: [{ ...PATENT_SAYS, granted: '1843-03', claims: ['Weaves', 'Counts'] }],
    },
  ]);
});

it('has no further sections where there are none', () => {
  expect(Object.keys(sectionsOf([]))).not.toContain('others');
});

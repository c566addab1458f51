import { entriesOf, numberedIds, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../parse-resume.ts';
import { writeSections } from '../../result/write-sections.ts';

function read(heading: string, lines: readonly string[]) {
  const { resume } = parseResume(
    flowingText(['Jane Roe', 'jane@roe.org', `# ${heading}`, ...lines]),
    numberedIds(),
  );
  return writeSections(resume, SECTIONS);
}

const jobsIn = (lines: readonly string[]) =>
  read('Experience', lines).experiences.map(({ role, company, location }) => [
    role,
    company,
    location,
  ]);

const studiesIn = (lines: readonly string[]) =>
  read('Education', lines).educations.map(({ degree, school }) => [degree, school]);

it.each([
  [
    'between stops',
    ['Harrow Hospital, Skegness. Night Nurse. 2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', 'Skegness']],
  ],
  [
    'with a town before how one works there',
    ['Night Nurse', 'Harrow Hospital, Wunstorf (Hybrid)', '2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', 'Wunstorf (Hybrid)']],
  ],
  [
    'of two names that a slash joins',
    ['Night Nurse', 'Harrow / Autonomous Wards Ltd', '2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow / Autonomous Wards Ltd', '']],
  ],
  [
    'parted by a word that only joins',
    ['Night Nurse | at | Harrow Hospital | 2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', '']],
  ],
  [
    'beside what is left of a date',
    ['Night Nurse | Harrow Hospital | sept. | 2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', '']],
  ],
  [
    'before a town that is found by the words of both',
    ['Night Nurse, Harrow Hospital | Skegness | 2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', 'Skegness']],
  ],
  [
    'above a town and its region',
    ['Harrow Hospital', 'Night Nurse', '2019 – 2021', 'Skegness, Lindsey', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', 'Skegness, Lindsey']],
  ],
  [
    'before a town and the code of its region',
    ['Night Nurse', 'Klinik Sonnhalde, Visp, VS', '2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Klinik Sonnhalde', 'Visp, VS']],
  ],
  [
    'beside a third text that is no town',
    ['Night Nurse | Harrow Hospital | grade 7 | 2019 – 2021', '• Led a ward'],
    [['Night Nurse', 'Harrow Hospital', '']],
  ],
])('reads a role and an employer %s', (_, lines, jobs) => {
  expect(jobsIn(lines)).toEqual(jobs);
});

it('takes the last part of a head for a town where a known place stands behind as many parts', () => {
  const jobs = jobsIn([
    'Night Nurse, Harrow Hospital, Leeds, England, 2019 – 2021',
    '• Led a ward',
    'Ward Nurse, Moss Hospital, Skegness, 2016 – 2018',
    '• Dressed wounds',
  ]);
  expect(jobs.map(([, , place]) => place)).toEqual(['Leeds, England', 'Skegness']);
});

it.each([
  [
    'at a school',
    ['BSc Botany at Harrow College, 2016 – 2019'],
    [['BSc Botany', 'Harrow College']],
  ],
  [
    'of unknown words beside a school',
    ['Harrow College | Tillage, Pasture | 2016 – 2019'],
    [['Tillage, Pasture', 'Harrow College']],
  ],
  [
    'in letters that are also a state',
    ['Harrow College | Botany | BA | 2016 – 2019'],
    [['Botany, BA', 'Harrow College']],
  ],
  [
    'below a school and its dates',
    ['*Harrow College  2016 – 2019', 'Botany', 'BSc'],
    [['Botany, BSc', 'Harrow College']],
  ],
])('reads a degree %s', (_, lines, studies) => {
  expect(studiesIn(lines)).toEqual(studies);
});

it('[OC4] reads the employer of several roles that bears the period of all of them', () => {
  const lines = [
    'Ritz Hotel, Paris\t2015 – 2021',
    'Head Cook\t2019 – 2021',
    '• Led',
    'Cook\t2017 – 2019',
    '• Cooked',
    'Waiter\t2015 – 2017',
    'Floater\t2012 – 2014',
    'Zephyr, Lyon',
    '• Floated',
  ];
  const { resume } = parseResume(
    flowingText(['Jane Roe', 'jane@roe.org', '# Experience', ...lines]),
    numberedIds(),
  );
  expect(
    entriesOf(resume, 'experience').map(({ role, company, location, sameEmployer = false }) => [
      role,
      company,
      location,
      sameEmployer,
    ]),
  ).toEqual([
    ['Head Cook', 'Ritz Hotel', 'Paris', false],
    ['Cook', 'Ritz Hotel', 'Paris', true],
    ['Waiter', 'Ritz Hotel', 'Paris', true],
    ['Floater', 'Zephyr', 'Lyon', false],
  ]);
});

describe('[OC4] a unit between a role and an organization is not the employer:', () => {
  it.each([
    ['Kiln Hand, Glaze Laboratory, Marlow University', 'Marlow University', ['Glaze Laboratory']],
    [
      'Tide Clerk, Division of Tides, School of Ocean Science, University of Pell',
      'University of Pell',
      ['Division of Tides, School of Ocean Science'],
    ],
    [
      'Night Nurse, Sleep Clinic, Wexcombe General Hospital',
      'Wexcombe General Hospital',
      ['Sleep Clinic'],
    ],
    [
      'Engineer, Glass Research Centre, Fennimore Glass, Inc.',
      'Fennimore Glass, Inc.',
      ['Glass Research Centre'],
    ],
    [
      'Koch | Institut für Glaschemie, Universität Harrow',
      'Universität Harrow',
      ['Institut für Glaschemie'],
    ],
    ['Adviser, Department of Energy', 'Department of Energy', []],
    [
      'Resident, Massachusetts General Hospital, Harvard Medical School',
      'Massachusetts General Hospital, Harvard Medical School',
      [],
    ],
    ['Buyer, Acme, Inc.', 'Acme, Inc.', []],
    ['Night Nurse, Lantern Clinic, Leeds', 'Lantern Clinic', []],
  ])('%s', (head, company, unplaced) => {
    const read = parseResume(
      flowingText([
        'Jane Roe',
        'jane@roe.org',
        '# Experience',
        `*${head}, May 2018 – June 2020`,
        '• Led',
      ]),
      numberedIds(),
    );
    expect(entriesOf(read.resume, 'experience').map((job) => job.company)).toEqual([company]);
    expect(read.unplaced.map(({ text }) => text)).toEqual(
      unplaced.map((unit) => expect.stringContaining(unit)),
    );
  });
});

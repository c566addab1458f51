import { fc, it as property } from '@fast-check/vitest';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../parse-resume.ts';
import { writeSections } from '../../result/write-sections.ts';

/** Parses a document whose one section has these lines. */
function read(heading: string, lines: readonly string[]) {
  const { resume, unplaced } = parseResume(
    flowingText(['Jane Roe', 'jane@roe.org', `# ${heading}`, ...lines]),
    numberedIds(),
  );
  return { ...writeSections(resume, SECTIONS), unplaced: unplaced.map(({ text }) => text) };
}

const jobsIn = (lines: readonly string[]) =>
  read('Experience', lines).experiences.map(({ role, company, startDate, bullets }) => [
    role,
    company,
    startDate,
    bullets.length,
  ]);

describe('jobs without dates', () => {
  it.each([
    [
      'begin in bold letters',
      ['*Bricklayer', 'Smith & Sons Construction', '• Laid bricks', '*Labourer', 'Jones Builders'],
      [1, 0],
    ],
    [
      'begin where the items end',
      ['Bricklayer', 'Smith & Sons Construction', '• Laid bricks', 'Labourer', 'Jones Builders'],
      [1, 0],
    ],
    [
      'begin where running words end',
      [
        'Bricklayer',
        'Smith & Sons Construction',
        'Laid bricks on many sites and trained two apprentices.',
        'Labourer',
        'Jones Builders',
        'Carried bricks.',
      ],
      [1, 1],
    ],
  ])('%s', (_, lines, bullets) => {
    expect(jobsIn(lines)).toEqual([
      ['Bricklayer', 'Smith & Sons Construction', null, bullets[0]],
      ['Labourer', 'Jones Builders', null, bullets[1]],
    ]);
  });

  it('stand among those that have them', () => {
    const lines = [
      '*Notary',
      'Moss LLP',
      '• Advised on boundary quarrels',
      '*Partner\t02/2018 – 11/2021',
      'Moss LLP',
      '• Took statements in prisons',
      '*Clerk',
      'Penn LLP',
      '• Filed deeds',
    ];
    expect(jobsIn(lines)).toEqual([
      ['Notary', 'Moss LLP', null, 1],
      ['Partner', 'Moss LLP', '2018-02', 1],
      ['Clerk', 'Penn LLP', null, 1],
    ]);
  });

  it('do not begin at a label within one', () => {
    const lines = ['*Cook', 'Ritz Hotel', '• Cooked', 'Technologies: ovens', '• Baked'];
    expect(jobsIn(lines)).toHaveLength(1);
  });
});

describe('roles under one employer', () => {
  it.each([
    [
      'that has its own dates',
      [
        '*Acme Corp, Berlin\t2015 – 2022',
        'Senior Engineer\t2019 – 2022',
        '• Led',
        'Engineer\t2015 – 2019',
        '• Built',
        '*Globex, Hamburg\t2012 – 2015',
        'Developer\t2012 – 2015',
        '• Coded',
      ],
    ],
    [
      'with the length of time below it',
      [
        '*Acme Corp',
        '7 years 2 months',
        '*Senior Engineer',
        '2019 – 2022 (3 years)',
        '• Led',
        '*Engineer',
        '2015 – 2019 (4 years)',
        '• Built',
        '*Globex',
        'Developer',
        '2012 – 2015 (3 years)',
        '• Coded',
      ],
    ],
  ])('are jobs of the employer %s', (_, lines) => {
    expect(jobsIn(lines)).toEqual([
      ['Senior Engineer', 'Acme Corp', '2019', 1],
      ['Engineer', 'Acme Corp', '2015', 1],
      ['Developer', 'Globex', '2012', 1],
    ]);
  });
});

describe('a job names no', () => {
  it.each([
    ['address', ['Cook\t2019 – 2021', 'Ritz Hotel', 'https://ritz.example.com', '• Cooked']],
    ['length of time', ['Cook, Ritz Hotel (2 years)', '2019 – 2021', '• Cooked']],
    ['running words', ['Cook – Ritz Hotel', '2019 – 2021', 'Cooked for many guests.']],
  ])('%s', (_, lines) => {
    expect(jobsIn(lines)).toEqual([['Cook', 'Ritz Hotel', '2019', 1]]);
  });
});

it('takes the town of an unknown name that stands where other jobs have a known one', () => {
  const lines = [
    '2019 – 2021: Head Chef, The Oak, Bristol',
    '2015 – 2019: Sous Chef, Riverside Inn, Bath',
  ];
  const { experiences } = read('Experience', lines);
  expect(experiences.map(({ company, location }) => [company, location])).toEqual([
    ['The Oak', 'Bristol'],
    ['Riverside Inn', 'Bath'],
  ]);
});

describe('studies', () => {
  const studiesIn = (lines: readonly string[]) =>
    read('Education', lines).educations.map(({ degree, school, location, gpa, bullets }) => ({
      degree,
      school,
      location,
      gpa,
      bullets,
    }));

  it('of one line each are recognised by the degrees and schools in them', () => {
    const lines = [
      'BSc Physics, University of Leeds',
      'A-levels, Notre Dame School',
      'GCSEs, Roundhay School',
    ];
    expect(studiesIn(lines).map(({ school }) => school)).toEqual([
      'University of Leeds',
      'Notre Dame School',
      'Roundhay School',
    ]);
  });

  it('have remarks, marks and states that are no degrees', () => {
    const lines = ['*BS, Computer Science, MIT, Cambridge, MA\tMay 2019', "GPA: 3.8, Dean's List"];
    expect(studiesIn(lines)).toEqual([
      {
        degree: 'BS, Computer Science',
        school: 'MIT',
        location: 'Cambridge, MA',
        gpa: '3.8',
        bullets: ["Dean's List"],
      },
    ]);
  });

  it('do not begin at a date behind a label', () => {
    const lines = [
      '*Springfield State University',
      'B.S. Computer Science, 2017',
      "GPA: 3.7 · Dean's List 2015 – 2017",
    ];
    expect(studiesIn(lines)).toHaveLength(1);
  });

  it('have marks in words behind a label', () => {
    const lines = ['*Linz College\t2009', 'Gesellenbrief', 'Abschlussnote: gut'];
    expect(studiesIn(lines)).toMatchObject([{ degree: 'Gesellenbrief', gpa: 'gut' }]);
  });

  it('have courses beside each other as items of their own', () => {
    const lines = ['*Linz College\t2009', 'BSc Physics', '• Soil Science\tColour Theory\tLogic'];
    expect(studiesIn(lines)).toMatchObject([
      { bullets: ['Soil Science', 'Colour Theory', 'Logic'] },
    ]);
  });

  it('have their subject behind a degree that names none, not a place', () => {
    const [study] = studiesIn(['Professional Cookery\t2009', 'Linz College', 'NVQ Level 2']);
    expect(study).toMatchObject({ school: 'Linz College', location: '' });
  });
});

it('takes a degree with an icon before it into the head, and no item of a list', () => {
  const degreesIn = (lines: readonly string[]) =>
    read('Education', lines).educations.map(({ degree }) => degree);
  const school = '*Riverside College\t2014 – 2015';
  expect(degreesIn([school, '• Fine Arts', 'Master'])).toEqual(['Fine Arts, Master']);
  expect(degreesIn([school, '• Fine Arts', '• Master class'])).toEqual(['']);
});

it('dates a long item by the range behind its employer', () => {
  expect(
    read('Experience', [
      '• Built a web application for the management of all lorries, Acme, Graz: Jul 15 to Aug 16',
      '• Cook, Ritz, Graz: Apr 14 to Jun 14',
    ]).experiences,
  ).toMatchObject([{ startDate: '2015-07' }, { startDate: '2014-04' }]);
});

it('reads skills without how well they are known', () => {
  const lines = [
    'JavaScript (5 years)',
    'Go - Advanced',
    'Excel: Expert',
    'Leadership',
    'Native or bilingual proficiency',
    '★★★★',
  ];
  expect(read('Skills', lines).skills).toEqual(['JavaScript', 'Go', 'Excel', 'Leadership']);
});

it('reads a rated label above a list as what heads the list', () => {
  const lines = ['Web: Expert', 'HTML, CSS', 'Operations: Intermediate', 'Docker, Ansible'];
  expect(read('Skills', lines).skills).toEqual(['HTML', 'CSS', 'Docker', 'Ansible']);
});

it('reads languages of programs as skills, by their heading', () => {
  expect(read('Languages', ['Go, TypeScript', 'COBOL']).skills).toEqual([
    'Go',
    'TypeScript',
    'COBOL',
  ]);
});

property.prop([
  fc.array(fc.constantFrom('cut', 'the', 'costs', 'of', 'kitchens', 'with', 'new', 'ovens'), {
    minLength: 8,
    maxLength: 14,
  }),
  fc.integer({ min: 1990, max: 2030 }),
])('finds no job in a year among running words', (words, year) => {
  const task = `Reduced ${words.join(' ')} in ${year} for all guests.`;
  const lines = ['*Cook\t2019 – 2021', 'Ritz Hotel', task, task];
  expect(jobsIn(lines)).toEqual([['Cook', 'Ritz Hotel', '2019', 2]]);
});

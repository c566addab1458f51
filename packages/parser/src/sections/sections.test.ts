import { describe, expect, it } from 'vitest';
import { flowingText } from '../document/placed-text.test-support.ts';
import { takeLabels } from '../entries/field-labels/take-labels.ts';
import { joinWrapped, measureColumn } from '../lines/join-wrapped.ts';
import { leadMarkers } from '../lines/lead-markers.ts';
import { rowsOf } from '../lines/rows-of.ts';
import type { ReadValue } from '../result/read-value.ts';
import { readEducations } from './contents/read-education.ts';
import { readExperiences } from './contents/read-experience.ts';
import { readCredentials, readProjects } from './contents/read-named.ts';
import { readSkills } from './contents/read-skills.ts';
import { readHeadSummary } from './contents/read-summary.ts';

const rowsIn = (texts: readonly string[]) => leadMarkers(rowsOf(flowingText(texts)));
const linesIn = (texts: readonly string[]) =>
  joinWrapped(rowsIn(texts), measureColumn(rowsIn(texts), false));

/** The texts of what was read; lists as lists, leftovers left out. */
function textsOf(read: object) {
  return Object.fromEntries(
    Object.entries(read).flatMap(([field, value]: [string, ReadValue | ReadValue[]]) => {
      if (field === 'rest' || (Array.isArray(value) && value.length === 0)) return [];
      return [[field, Array.isArray(value) ? value.map(({ text }) => text) : value.text]];
    }),
  );
}

const COOK = {
  role: 'Head Cook',
  company: 'Ritz Hotel',
  location: 'Paris, France',
  startDate: 'Jan 2019',
  endDate: 'Mar 2021',
};

describe('a job', () => {
  it.each([
    [
      'role and dates over employer',
      ['Head Cook\tJan 2019 – Mar 2021', 'Ritz Hotel, Paris, France'],
    ],
    [
      'employer and place over role',
      ['Ritz Hotel\tParis, France', 'Head Cook\tJan 2019 – Mar 2021'],
    ],
    [
      'dates before role and employer',
      ['Jan 2019 – Mar 2021\tHead Cook', 'Ritz Hotel, Paris, France'],
    ],
    [
      'labels',
      ['Jan 2019 – Mar 2021', 'Employer: Ritz Hotel', 'Position: Head Cook', 'City: Paris, France'],
    ],
    ['dates below', ['Head Cook', 'Ritz Hotel', 'Jan 2019 – Mar 2021', 'Paris, France']],
    ['all between bars', ['Head Cook | Ritz Hotel | Paris, France | Jan 2019 – Mar 2021']],
    ['dates in brackets', ['Head Cook – Ritz Hotel, Paris, France (Jan 2019 – Mar 2021)']],
    ['role at employer', ['Head Cook at Ritz Hotel, Paris, France', 'Jan 2019 – Mar 2021']],
    ['employer before role', ['Ritz Hotel, Head Cook\tJan 2019 – Mar 2021', 'Paris, France']],
  ])('is read with %s', (_, head) => {
    const lines = [...head, '• Cooked for sixty guests'];
    const rows = takeLabels(rowsIn(lines));
    const [job] = readExperiences(joinWrapped(rows, measureColumn(rows, false)));
    expect(textsOf(job ?? {})).toEqual({ ...COOK, bullets: ['Cooked for sixty guests'] });
  });

  it.each([
    ['behind a role at an employer', ['Cook at Foo\t2019 – 2021', 'Vannes'], 'Foo', 'Vannes'],
    [
      'where the other jobs have known ones',
      ['Cook\t2019 – 2021', 'Vannes | Foo', 'Waiter\t2017 – 2019', 'Paris | Bar'],
      'Foo',
      'Vannes',
    ],
    [
      'behind a dash where the other jobs have known ones',
      ['Cook\t2019 – 2021', 'Foo - Vannes', 'Waiter\t2017 – 2019', 'Bar - Paris'],
      'Foo',
      'Vannes',
    ],
    [
      'behind a dash, where the role stands apart',
      ['Cook\t2019 – 2021', 'Foo - Vannes'],
      'Foo',
      'Vannes',
    ],
    [
      'and none where a part of the company stands there',
      ['Cook\t2019 – 2021', 'Foo - Food Service'],
      'Foo - Food Service',
      undefined,
    ],
  ])('has a town of an unknown name %s', (_, lines, company, location) => {
    const [job] = readExperiences(linesIn(lines));
    expect([job?.company?.text, job?.location?.text]).toEqual([company, location]);
  });

  it('keeps a role with a comma whole', () => {
    const lines = [
      'Second in Department, Mathematics\t2019',
      'Calder High School',
      'Teacher\t2015',
      'York School',
    ];
    expect(readExperiences(linesIn(lines)).map(({ role }) => role?.text)).toEqual([
      'Second in Department, Mathematics',
      'Teacher',
    ]);
  });

  it('has the order of its section where its own words say nothing', () => {
    const lines = [
      'Ritz Hotel\t2019 – 2021',
      'Head Cook',
      '• Cooked',
      'Zephyr\t2015 – 2018',
      'Floater',
      '• Floated',
    ];
    expect(readExperiences(linesIn(lines)).map(({ company }) => company?.text)).toEqual([
      'Ritz Hotel',
      'Zephyr',
    ]);
  });

  it('has the employer that several roles share', () => {
    const lines = [
      '*Ritz Hotel\tParis, France',
      'Head Cook\t2019 – 2021',
      '• Led',
      'Cook\t2017 – 2019',
      '• Cooked',
    ];
    const read = readExperiences(linesIn(lines)).map(({ role, company }) => [
      role?.text,
      company?.text,
    ]);
    expect(read).toEqual([
      ['Head Cook', 'Ritz Hotel'],
      ['Cook', 'Ritz Hotel'],
    ]);
  });

  it('is surer of words it knows, and says why', () => {
    const [job] = readExperiences(linesIn(['Head Cook\t2019 – 2021', 'Zephyr']));
    expect(job?.role?.confidence).toBeGreaterThan(job?.company?.confidence ?? 1);
    expect(job?.role?.reason).toContain('role');
  });
});

describe('an education', () => {
  it.each([
    [
      'school over degree',
      ['University of Leeds\tLeeds', 'B.Sc. in Physics\t2010 – 2013'],
      { degree: 'B.Sc. in Physics' },
    ],
    [
      'degree over school',
      ['B.Sc. in Physics\t2010 – 2013', 'University of Leeds, Leeds'],
      { degree: 'B.Sc. in Physics' },
    ],
    [
      'both in one line',
      ['University of Leeds, B.Sc. in Physics – Leeds\t2010 – 2013'],
      { degree: 'B.Sc. in Physics' },
    ],
    [
      'a school of unknown words before a dash',
      ['Leeds Foo — A-levels: Maths, Physics, Music\t2010 – 2013', 'Leeds'],
      { degree: 'A-levels: Maths, Physics, Music', school: 'Leeds Foo' },
    ],
    [
      'a minor and a mark',
      [
        'B.Sc. in Physics, Minor in Music\t2010 – 2013',
        'University of Leeds, Leeds',
        'GPA: 3.8/4.0',
      ],
      { degree: 'B.Sc. in Physics', minor: 'Music', gpa: '3.8/4.0' },
    ],
    [
      'a German mark',
      ['2010 – 2013\tB.Sc. in Physics', 'University of Leeds, Leeds', 'Abschlussnote: 1,4'],
      { degree: 'B.Sc. in Physics', gpa: '1,4' },
    ],
  ])('is read with %s', (_, lines, fields) => {
    const [study] = readEducations(linesIn(lines));
    expect(textsOf(study ?? {})).toEqual({
      school: 'University of Leeds',
      location: 'Leeds',
      startDate: '2010',
      endDate: '2013',
      ...fields,
    });
  });

  it('has its place behind its dates, also one that is not known', () => {
    const [study] = readEducations(linesIn(['*Abitur', 'Gymnasium Nord', '2001 – 2010 | Hürth']));
    expect(textsOf(study ?? {})).toMatchObject({ school: 'Gymnasium Nord', location: 'Hürth' });
  });

  it('has one date as its end', () => {
    const [study] = readEducations(
      linesIn(['High School Diploma', 'Crater Lake High School', 'June 2021']),
    );
    expect(textsOf(study ?? {})).toMatchObject({ endDate: 'Jun 2021' });
  });
});

describe('awards and certifications', () => {
  it.each([
    ['• VDI Prize, Verein Deutscher Ingenieure (2017)', 'VDI Prize', 'Verein Deutscher Ingenieure'],
    ['• VDI Prize – Verein Deutscher Ingenieure, 2017', 'VDI Prize', 'Verein Deutscher Ingenieure'],
    ['VDI Prize | Verein Deutscher Ingenieure | 2017', 'VDI Prize', 'Verein Deutscher Ingenieure'],
    ['First Place, Poster, Rivers Symposium\t2017', 'First Place, Poster', 'Rivers Symposium'],
    ['2017\tVDI Prize', 'VDI Prize', undefined],
  ])('%s', (line, name, organization) => {
    const [prize] = readCredentials(linesIn([line]));
    expect([prize?.name?.text, prize?.organization?.text, prize?.date?.text]).toEqual([
      name,
      organization,
      '2017',
    ]);
  });

  it('may take several lines each', () => {
    const lines = ['*First Aid', 'Red Cross', '2019', '*Welding', 'TÜV', '2020'];
    expect(readCredentials(linesIn(lines)).map(({ name }) => name?.text)).toEqual([
      'First Aid',
      'Welding',
    ]);
  });

  it('stand behind who gave them, also in a cell of the same line', () => {
    const lines = linesIn([
      '*Harbour Trust\tFirst Prize',
      'Nov 2022',
      '*Rivers Guild\tMedal',
      '2019',
    ]);
    expect(readCredentials(lines, 1)).toMatchObject([
      { name: { text: 'First Prize' }, organization: { text: 'Harbour Trust' } },
      { name: { text: 'Medal' }, organization: { text: 'Rivers Guild' } },
    ]);
  });

  it('name who gave them without the word for it', () => {
    const [prize] = readCredentials(linesIn(['*Prize', 'Awarded by Acme', 'Nov 2022']));
    expect(prize?.organization?.text).toBe('Acme');
  });
});

it('reads projects with their descriptions', () => {
  const [project] = readProjects(
    linesIn([
      'Tidepool\tJan 2020 – Present',
      'A dashboard for lag with many stars.',
      '• Used by ten',
    ]),
  );
  expect(textsOf(project ?? {})).toEqual({
    name: 'Tidepool',
    date: 'Jan 2020 – Present',
    relevance: ['A dashboard for lag with many stars.', 'Used by ten'],
  });
});

describe('skills', () => {
  const skillsIn = (texts: readonly string[]) =>
    readSkills(rowsIn(texts), measureColumn(rowsIn(texts), false)).map(
      ({ label, items }) => `${label.text}: ${items.map(({ text }) => text).join(', ')}`,
    );

  it.each([
    ['commas', ['Go, SQL, C++'], [': Go', ': SQL', ': C++']],
    ['bars', ['Go | SQL'], [': Go', ': SQL']],
    ['dots', ['Go · SQL'], [': Go', ': SQL']],
    ['lines', ['Go', 'SQL'], [': Go', ': SQL']],
    ['items', ['• Go', '• SQL'], [': Go', ': SQL']],
    ['gaps', ['Go\tSQL\tRust'], [': Go', ': SQL', ': Rust']],
    [
      'labels',
      ['Tools: Go, SQL', 'Speech – English, French'],
      ['Tools: Go, SQL', 'Speech: English, French'],
    ],
    ['labels in a column', ['Tools\tGo, SQL'], ['Tools: Go, SQL']],
    ['labels above', ['*Tools', 'Go', 'SQL'], ['Tools: Go, SQL']],
    ['brackets', ['SQL (Postgres, MySQL), Go'], [': SQL (Postgres, MySQL)', ': Go']],
  ])('are parted by %s', (_, lines, skills) => {
    expect(skillsIn(lines)).toEqual(skills);
  });
});

it('takes running words of the head for a summary, and no title', () => {
  const lines = linesIn([
    'Senior Cook',
    'Cook with ten years in hotels who likes to teach young people.',
  ]);
  expect(readHeadSummary(lines).map(({ text }) => text)).toEqual([
    'Cook with ten years in hotels who likes to teach young people.',
  ]);
});

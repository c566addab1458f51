import { numberedIds, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { flowingText, type Printed, printedText } from './document/placed-text.test-support.ts';
import { parseResume, writeSections } from './index.ts';

const HEAD = ['# Ada Pemberton', 'ada@example.org | +44 20 7946 0112'];

const read = (lines: readonly string[]) =>
  writeSections(parseResume(flowingText([...HEAD, ...lines]), numberedIds()).resume, SECTIONS);

const jobsIn = (lines: readonly string[]) =>
  read(lines).experiences.map(({ role, company }) => `${role} @ ${company}`);

const studiesIn = (lines: readonly string[]) =>
  read(lines).educations.map(({ degree, school, gpa }) => [degree, school, gpa].join(' @ '));

describe('headings of levels', () => {
  it.each([
    [
      'titles of jobs below the level of the sections',
      [
        '## Experience',
        '### Media Technician at Orrin Hall',
        'June 2014 - April 2017',
        'Ran the desk.',
      ],
      ['Media Technician @ Orrin Hall'],
    ],
    [
      'names of employers at the level of the sections',
      [
        '## Experience',
        '## Tarnwick Looms',
        'Weaver',
        'April 2020 - Present',
        '## Education',
        'BSc, Leeds',
      ],
      ['Weaver @ Tarnwick Looms'],
    ],
    [
      'names of employers in a document without a heading for them',
      [
        '## Tarnwick Looms',
        'Weaver (April 2020 - Present)',
        '• Sets warps.',
        '### Skills',
        '• Jacquard loom',
        '## Brocade House',
        'Dyer (May 2016 - March 2020)',
        '• Mixed vats.',
      ],
      ['Weaver @ Tarnwick Looms', 'Dyer @ Brocade House'],
    ],
  ])('are %s', (_, lines, jobs) => {
    expect(jobsIn(lines)).toEqual(jobs);
  });

  it.each([
    'Research and Clinical Experience',
    'Coursework and Internship Experience',
    'Leadership / Military Experience',
    'Tutoring & Field Experience',
    'Research',
    'Involvement',
  ])('joined or unknown, head the jobs below them: %s', (heading) => {
    const lines = [`## ${heading}`, 'Kiln Assistant, Marlow University, January 2021 - June 2022'];
    expect(jobsIn([...lines, '• Fired tiles.', '## Skills', 'Raku'])).toEqual([
      'Kiln Assistant @ Marlow University',
    ]);
  });

  it('parting jobs by time name no employer', () => {
    const lines = ['## Work Experience', '### Past', '*Quay Stores\tJune 2020 - September 2020'];
    expect(jobsIn([...lines, 'Attendant, Leeds, UK'])).toEqual(['Attendant @ Quay Stores']);
  });
});

describe('employers', () => {
  it.each([
    [
      'of several words of law',
      ['Fitter, Jun 2019 – Present', 'Pell Castings Pvt. Ltd.'],
      'Fitter @ Pell Castings Pvt. Ltd.',
    ],
    [
      'behind a credential',
      ['*Ward Sister; RGN\t02/2014 - 03/2018', 'Harrow Lane Clinic'],
      'Ward Sister; RGN @ Harrow Lane Clinic',
    ],
    [
      'named by a person',
      ['Clerk, Dr. Amsel, Dentist, Leeds, UK, 2015-2016'],
      'Clerk @ Dr. Amsel, Dentist',
    ],
    [
      'beside a date with how one works',
      ['Cook\tFeb 2012 – present (part-time)', 'Hotel Adler'],
      'Cook @ Hotel Adler',
    ],
  ])('%s', (_, lines, job) => {
    expect(jobsIn(['# Experience', ...lines, '• Did it.'])).toEqual([job]);
  });

  it('of a line of their own role are not carried over', () => {
    const lines = ['Clerk, Acme Ltd, 2015-2016', 'Greeted patients and rang the chemist.'];
    expect(jobsIn(['# Experience', ...lines, 'Shop Assistant, 2011-2013'])).toEqual([
      'Clerk @ Acme Ltd',
      'Shop Assistant @ ',
    ]);
  });
});

describe('studies', () => {
  it('stand in a table with a head of marks', () => {
    const lines = [
      '# Education',
      '*Sr. No\t*Examination\t*Board / University\t*Year of Passing\t*Percentage',
      '1\tB.E. (Mechanical)\tPune University\t2018\t67.40%',
      '2\tH.S.C.\tMaharashtra State Board\t2014\t71.00%',
    ];
    expect(studiesIn(lines)).toEqual([
      'B.E. (Mechanical) @ Pune University @ 67.40%',
      'H.S.C. @ Maharashtra State Board @ 71.00%',
    ]);
  });

  it('are written as sentences', () => {
    const lines = ['# Education', 'B.E. (Civil) from Pune University with 67.40% in 2018.'];
    expect(studiesIn(lines)).toEqual(['B.E. (Civil) @ Pune University @ 67.40%']);
  });
});

describe('names', () => {
  const nameIn = (...head: string[]) =>
    writeSections(
      parseResume(flowingText([...head, '# Skills', 'Raku, Glaze']), numberedIds()).resume,
      SECTIONS,
    ).contact.fullName;

  it.each([
    ['Robert (Bob) Smith', 'Robert (Bob) Smith'],
    ['Li, Wei', 'Li, Wei'],
    ['Jean-Luc d’Arc', 'Jean-Luc d’Arc'],
    ['Yo-Yo Ma', 'Yo-Yo Ma'],
    ['John Smith MD', 'John Smith'],
    ['Ada Byron, PhD', 'Ada Byron'],
  ])('%s', (written, name) => {
    expect(nameIn(`*${written}`, 'Columbus, OH | me@example.org | (614) 555-0137')).toBe(name);
  });
});

describe('the contact', () => {
  const contactIn = (...lines: string[]) =>
    writeSections(
      parseResume(flowingText(['*Nitin Kulkarni', ...lines, '# Skills', 'Raku']), numberedIds())
        .resume,
      SECTIONS,
    ).contact;

  it.each([
    ['E-mail ID: nitin@example.org', 'Mobile No.: +91 98200 00000'],
    ['Email Id- nitin@example.org | Contact No.- +91 98200 00000'],
  ])('has labels of its own: %s', (...lines) => {
    expect(contactIn(...lines)).toMatchObject({
      email: 'nitin@example.org',
      phone: '+91 98200 00000',
      city: '',
      state: '',
    });
  });

  it('has no town behind the label of a person', () => {
    expect(contactIn("Father's Name: Mr. T. Finch", 'nitin@example.org')).toMatchObject({
      city: '',
      state: '',
    });
  });
});

describe('print', () => {
  const line = (
    y: number,
    text: string,
    look: Partial<Printed['pieces'][number]> = {},
  ): Printed => ({
    y,
    pieces: [{ text, ...look }],
  });
  const sectionsOf = (lines: readonly Printed[]) =>
    writeSections(parseResume(printedText(lines), numberedIds()).resume, SECTIONS);

  it('sets employers above roles and places below dates, as LinkedIn’s export does', () => {
    const job = (y: number, ...[company = '', role = '', dates = '', place = '']: string[]) => [
      line(y, company, { size: 12 }),
      line(y + 13, role, { size: 11.5 }),
      line(y + 26, dates, { size: 10.5 }),
      line(y + 38, place, { size: 10.5 }),
    ];
    const { experiences } = sectionsOf([
      line(50, 'Tarek Mansour', { size: 26 }),
      line(100, 'Summary', { size: 16 }),
      line(120, 'I look after the pipes that other teams build on.'),
      line(160, 'Experience', { size: 16 }),
      ...job(
        185,
        'Pell Slipway',
        'Boat Builder',
        'April 2021 - Present (3 years)',
        'Pell, Cornwall, England',
      ),
      ...job(260, 'Freelance', 'Sailmaker', 'July 2019 - March 2021 (2 years)', 'Cornwall'),
      ...job(335, 'Orrin Hall', 'Rigger', 'October 2016 - March 2019 (2 years)', 'Devon'),
      line(420, 'Education', { size: 16 }),
      line(440, 'University of Tarn', { size: 12 }),
      line(453, 'BSc in Physics', { size: 10.5 }),
    ]);
    expect(experiences.map(({ role, company }) => `${role} @ ${company}`)).toEqual([
      'Boat Builder @ Pell Slipway',
      'Sailmaker @ Freelance',
      'Rigger @ Orrin Hall',
    ]);
  });

  it('parts skills by gaps, and words of a justified line by none', () => {
    const words = (y: number, texts: readonly string[], gap: number): Printed => {
      let x = 72;
      const before = gap > 12 ? '\t' : ' ';
      const pieces = texts.map((text, at) => {
        const piece = { text, x, before: at === 0 ? ('' as const) : (before as '\t' | ' ') };
        x += text.length * 5 + gap;
        return piece;
      });
      return { y, pieces };
    };
    const { skills, summary } = sectionsOf([
      line(40, 'Ada Pemberton', { size: 22 }),
      line(80, 'Summary', { size: 14, bold: true }),
      words(100, ['Master', 'glazier', 'working', 'mostly', 'in', 'row', 'shops.'], 18),
      line(140, 'Skills', { size: 14, bold: true }),
      words(160, ['Dovetails', 'Veneer', 'Turning'], 9),
      words(174, ['Brazing', 'Filing', 'Forging'], 9),
    ]);
    expect(summary).toBe('Master glazier working mostly in row shops.');
    expect(skills).toEqual(['Dovetails', 'Veneer', 'Turning', 'Brazing', 'Filing', 'Forging']);
  });
});

import { numberedIds, SECTIONS } from '@shortlist/model';
import type { PlacedText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { flowingText, type Printed, printedText } from './document/placed-text.test-support.ts';
import { parseResume } from './parse-resume.ts';
import { writeSections } from './result/write-sections.ts';

const read = (document: PlacedText) =>
  writeSections(parseResume(document, numberedIds()).resume, SECTIONS);

const HEAD = ['Odalys Brenner', 'odalys@example.org'];
const readLines = (lines: readonly string[]) => read(flowingText([...HEAD, ...lines]));

/** The lines of a document, of which those that tabs part are rows of one table, the first its head if `hasHead`. */
function tableOf(lines: readonly string[], hasHead: boolean): PlacedText {
  const text = flowingText([...HEAD, ...lines]);
  const isRow = (line: PlacedText['lines'][number]) => line.pieces.length > 1;
  const first = text.lines.findIndex(isRow);
  return {
    ...text,
    lines: text.lines.flatMap((line, at) =>
      isRow(line)
        ? line.pieces.map((piece, column) => ({
            ...line,
            pieces: [{ ...piece, before: '' as const }],
            cell: {
              table: 0,
              row: at,
              column,
              ...(hasHead && at === first && { isHead: true as const }),
            },
          }))
        : [line],
    ),
  };
}

const jobsOf = ({ experiences }: ReturnType<typeof read>) =>
  experiences.map(({ role, company, startDate, endDate }) => [role, company, startDate, endDate]);

describe('a form', () => {
  it('labels the dates of a job in its own words, and what is no part of one', () => {
    const { experiences } = readLines([
      '# Experiencia laboral',
      'Empresa: Ferretería El Yunque',
      'Cargo: Contadora',
      'Fecha de ingreso: Enero de 2015',
      'Fecha de retiro: Enero de 2018',
      '# Experience',
      'Clerk, Bureau of Rivers, 06/2019 – 05/2020',
      'Hours per week: 40',
    ]);
    expect(experiences).toMatchObject([
      { role: 'Contadora', startDate: '2015-01', endDate: '2018-01' },
      { role: 'Clerk', bullets: [] },
    ]);
  });

  it('has labels that are headings elsewhere', () => {
    const lines = [
      '# Education',
      'School\tIcknield High School',
      'Qualification\tGCSEs',
      'Year\t2010',
    ];
    expect(read(tableOf(lines, false)).educations).toMatchObject([
      { degree: 'GCSEs', school: 'Icknield High School', endDate: '2010' },
    ]);
  });

  it('knows a degree that ends as an address of the web does', () => {
    const { educations } = readLines([
      '# Education',
      'M.Com from University of Madura with 62%',
      'B.Com from Presidency Arts College with 71%',
    ]);
    expect(educations.map(({ degree }) => degree)).toEqual(['M.Com', 'B.Com']);
  });

  it('labels the name of a project', () => {
    const { projects } = readLines(['# Projects', 'Project Title: Soil logger', 'Team Size: 4']);
    expect(projects.map(({ name }) => name)).toEqual(['Soil logger']);
  });

  it('has the first of what was studied below a degree that lacks it', () => {
    const { educations } = readLines([
      '# Education',
      'Ludgrove College, 2005 – 2007',
      'LLM',
      'Maritime Law',
    ]);
    expect(educations).toMatchObject([{ degree: 'LLM, Maritime Law', school: 'Ludgrove College' }]);
  });
});

describe('a table', () => {
  const TICKETS = ['# Certifications', 'Ticket\tFrom\tYear', 'Safe Pass\tSOLAS\t2023'];

  it('has a head of other words where the document says so, and "From" over who gave something', () => {
    expect(read(tableOf(TICKETS, true)).certifications).toMatchObject([
      { name: 'Safe Pass', organization: 'SOLAS', date: '2023' },
    ]);
  });

  it('has a head in words of prizes', () => {
    const lines = ['# Awards', 'Year\tPrize\tCompetition', '2019\tSecond Prize\tMeadow Strings'];
    expect(readLines(lines).awards).toMatchObject([
      { name: 'Second Prize', organization: 'Meadow Strings', date: '2019' },
    ]);
  });

  it('says with several lines of a cell one thing, and with those of its details several', () => {
    const text = tableOf(
      [
        '# Experience',
        'Period\tPosition\tOrganisation\tDetails',
        '2019 – 2021\tCook\tCafé Ondine\tBaked.',
      ],
      false,
    );
    const [below] = text.lines.filter(({ pieces }) => pieces[0]?.text === 'Café Ondine');
    const [told] = text.lines.filter(({ pieces }) => pieces[0]?.text === 'Baked.');
    if (!below || !told) throw new Error('The table has no such cells.');
    const line = (of: typeof below, said: string) => ({
      ...of,
      y: of.y + 12,
      pieces: of.pieces.map((piece) => ({ ...piece, text: said })),
    });
    const lines = text.lines.flatMap((each) => {
      if (each === below) return [each, line(each, 'Diss')];
      return each === told ? [each, line(each, 'Made stocks.')] : [each];
    });
    expect(read({ ...text, lines }).experiences).toMatchObject([
      {
        role: 'Cook',
        company: 'Café Ondine',
        location: 'Diss',
        bullets: ['Baked.', 'Made stocks.'],
      },
    ]);
  });
});

describe('headings that mean another kind elsewhere', () => {
  it('head studies where the document has no others', () => {
    const { educations } = readLines(['# Training', 'Master of Music, Quay College, 2014 – 2016']);
    expect(educations).toMatchObject([{ degree: 'Master of Music', school: 'Quay College' }]);
  });

  it('head jobs where it has no others', () => {
    const read = readLines(['# Engagements', 'Music Teacher, Quay Orchestra, 2014 – 2016']);
    expect(jobsOf(read)).toEqual([['Music Teacher', 'Quay Orchestra', '2014', '2016']]);
  });

  it('head the contact where nothing else follows', () => {
    const lines = [
      '# Profile',
      'PHONE\tEMAIL',
      '(614) 555-0137\todalys@example.org',
      'ADDRESS',
      'Here',
    ];
    const { contact, summary } = read(flowingText(['Odalys Brenner', ...lines, '# Skills', 'Go']));
    expect([contact.phone, summary]).toEqual(['(614) 555-0137', '']);
  });
});

describe('dates', () => {
  it('have their day before their month in all of a document that has one so', () => {
    const read = readLines([
      '# Experience',
      'Cook, Ritz Hotel\t01/09/2018 – 15/03/2020',
      'Waiter, Ritz Hotel\t02/03/2016 – 01/08/2018',
    ]);
    expect(jobsOf(read).map(([, , start]) => start)).toEqual(['2018-09', '2016-03']);
  });

  it('of an employer are those of the roles below, also as years alone', () => {
    const read = readLines([
      '# Experience',
      'Quay Police Department, Baltimore, MD\t2009 – 2020',
      'Lieutenant\tMar 2015 – Feb 2020',
      '• Led a watch',
      'Detective\tAug 2009 – Feb 2015',
      '• Found things',
    ]);
    expect(jobsOf(read)).toEqual([
      ['Lieutenant', 'Quay Police Department', '2015-03', '2020-02'],
      ['Detective', 'Quay Police Department', '2009-08', '2015-02'],
    ]);
  });

  it('alone above what they date, in however many words', () => {
    const { educations } = readLines([
      '# Istruzione',
      '2010',
      'Diploma di tecnico dei servizi di ristorazione, Istituto Barena, Chioggia',
    ]);
    expect(educations).toMatchObject([{ school: 'Istituto Barena', endDate: '2010' }]);
  });

  it('are at the right with the dash between them on a line of its own', () => {
    const job = (y: number, role: string, [from, to]: readonly [string, string]): Printed[] => [
      { y: y + 4, pieces: [{ text: role, bold: true }] },
      { y: y + 18, pieces: [{ text: 'Ritz Hotel' }] },
      { y: y + 32, pieces: [{ text: 'Cooked lunch for ninety guests every day.' }] },
      { y, pieces: [{ text: from, x: 500 }] },
      { y: y + 12, pieces: [{ text: '—', x: 520 }] },
      { y: y + 24, pieces: [{ text: to, x: 500 }] },
    ];
    const lines: Printed[] = [
      { y: 40, pieces: [{ text: 'Odalys Brenner', size: 20 }] },
      { y: 60, pieces: [{ text: 'odalys@example.org' }] },
      { y: 90, pieces: [{ text: 'EXPERIENCE', bold: true, size: 13 }] },
      ...job(120, 'Head Cook', ['Apr. 2020', 'May 2022']),
      ...job(190, 'Sous Chef', ['Apr. 2018', 'Mar 2020']),
    ];
    expect(jobsOf(read(printedText(lines))).map(([, , ...dates]) => dates)).toEqual([
      ['2020-04', '2022-05'],
      ['2018-04', '2020-03'],
    ]);
  });
});

describe('heads of entries', () => {
  it('go on set in, in letters of their own', () => {
    const job = (y: number, role: string, dates: string): Printed[] => [
      { y, pieces: [{ text: role }, { text: dates, x: 450 }] },
      { y: y + 14, pieces: [{ text: 'Pell Quay', x: 90, italic: true }] },
      { y: y + 28, pieces: [{ text: 'Mended nets and boats with great care.', x: 90 }] },
    ];
    const lines: Printed[] = [
      { y: 40, pieces: [{ text: 'Odalys Brenner', size: 20 }] },
      { y: 60, pieces: [{ text: 'odalys@example.org' }] },
      { y: 90, pieces: [{ text: 'EXPERIENCE', bold: true, size: 13 }] },
      ...job(120, 'Rigger', '2020 – 2022'),
      ...job(180, 'Netter', '2018 – 2020'),
    ];
    expect(jobsOf(read(printedText(lines))).map(([, company]) => company)).toEqual([
      'Pell Quay',
      'Pell Quay',
    ]);
  });

  it('name who gives a certificate where many have theirs', () => {
    const { certifications } = readLines([
      '# Certifications',
      'Patent Bar Registration, USPTO',
      'First Aid at Work, 2021',
    ]);
    expect(certifications[0]).toMatchObject({
      name: 'Patent Bar Registration',
      organization: 'USPTO',
    });
  });

  it('of a template say what goes where', () => {
    const read = readLines([
      '# Experience',
      '02/2010 – 04/2020\tPosition, Company, City',
      '• Text',
    ]);
    expect(jobsOf(read)).toEqual([['Position', 'Company', '2010-02', '2020-04']]);
  });
});

describe('skills', () => {
  it('are labels without a text', () => {
    expect(readLines(['# Skills', 'Excel:', 'First aid:', 'Triage:']).skills).toEqual([
      'Excel',
      'First aid',
      'Triage',
    ]);
  });

  it('are below labels in capitals', () => {
    expect(
      readLines(['# Skills', 'LANGUAGES USED', 'C, Rust', 'SOFTWARE', 'Git, CMake']).skills,
    ).toEqual(['C', 'Rust', 'Git', 'CMake']);
  });

  it('are set as headings, one above the other', () => {
    const side = (y: number, text: string, size = 13): Printed => ({
      y,
      pieces: [{ text, size, bold: size > 10 }],
    });
    const lines = [
      { y: 40, pieces: [{ text: 'Odalys Brenner', size: 24 }] },
      side(90, 'PROFILE'),
      side(110, 'odalys@example.org', 10),
      side(150, 'FIRST AID'),
      side(190, 'REACT'),
      side(230, 'NIGHT SHIFTS'),
      side(270, 'LANGUAGES'),
      side(290, 'German, French', 10),
      side(330, 'INTERESTS'),
      side(350, 'Old radios', 10),
    ];
    expect(read(printedText(lines)).skills).toEqual(['FIRST AID', 'REACT', 'NIGHT SHIFTS']);
  });
});

it('reads contacts that commas part, and what kind each is', () => {
  const { contact } = read(
    flowingText([
      'Odalys Brenner',
      '603.555.0186, odalys@example.com, Valdosta, GA (Home)',
      '# Skills',
      'Go',
    ]),
  );
  expect(contact).toMatchObject({ phone: '603.555.0186', city: 'Valdosta', state: 'GA' });
});

it('reads the levels of a form of Europass', () => {
  const { others = [] } = readLines([
    '# Language skills',
    'Mother tongue(s): BASQUE',
    'Other language(s):',
    'UNDERSTANDING SPEAKING\tWRITING',
    'ENGLISH B2\tB2\tB1',
    'Levels: A1 and A2: Basic user',
  ]);
  expect(others).toMatchObject([
    { section: 'languages', entries: [{ name: 'BASQUE' }, { name: 'ENGLISH', level: 'B2, B1' }] },
  ]);
});

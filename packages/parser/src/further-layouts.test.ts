import { numberedIds, SECTIONS } from '@shortlist/model';
import type { PlacedText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { flowingText, type Printed, printedText } from './document/placed-text.test-support.ts';
import { parseResume } from './parse-resume.ts';
import { writeSections } from './result/write-sections.ts';

const HEAD = ['Odalys Brenner', 'odalys@example.org'];

function read(document: PlacedText) {
  const { resume, unplaced } = parseResume(document, numberedIds());
  return { ...writeSections(resume, SECTIONS), unplaced: unplaced.map(({ text }) => text) };
}

const readLines = (lines: readonly string[]) => read(flowingText([...HEAD, ...lines]));

/** A page whose lines each have texts at these places; bold where a text begins with "*". */
const page = (lines: readonly (readonly [y: number, ...texts: [x: number, text: string][]])[]) =>
  lines.map(
    ([y, ...texts]): Printed => ({
      y,
      pieces: texts.map(([x, text]) => ({
        x,
        text: text.replace(/^\*/, ''),
        bold: text.startsWith('*'),
      })),
    }),
  );

describe('the labels of a form', () => {
  it('tell the jobs of a person who works for one client after another', () => {
    const { experiences, projects } = readLines([
      '# Projekterfahrung',
      'Zeitraum\t03/2022 – heute',
      'Kunde\tFranken Assekuranz AG',
      'Rolle\tSoftwarearchitekt',
      'Zeitraum\t06/2019 – 02/2022',
      'Kunde\tRegnitz Handel GmbH',
      'Rolle\tEntwickler',
    ]);
    expect(experiences).toMatchObject([
      { role: 'Softwarearchitekt', company: 'Franken Assekuranz AG', startDate: '2022-03' },
      { role: 'Entwickler', company: 'Regnitz Handel GmbH', endDate: '2022-02' },
    ]);
    expect(projects).toEqual([]);
  });

  it('are those of the older Europass in Italian', () => {
    const { experiences, educations } = readLines([
      '# Esperienza lavorativa',
      'Date (da – a)\tmarzo 2014 – oggi',
      'Nome e indirizzo del datore di lavoro\tCantieri Adriatici S.p.A.',
      'Tipo di impiego\tImpiegata amministrativa',
      '# Istruzione e formazione',
      'Date (da – a)\t2005 – 2009',
      'Nome e tipo di istituto di istruzione o formazione\tUniversità di Teramo',
      'Qualifica conseguita\tLaurea in Economia',
    ]);
    expect(experiences).toMatchObject([
      { role: 'Impiegata amministrativa', company: 'Cantieri Adriatici S.p.A.' },
    ]);
    expect(educations).toMatchObject([
      { degree: 'Laurea in Economia', school: 'Università di Teramo' },
    ]);
  });

  it('name a region', () => {
    const { contact } = readLines([
      'Phone',
      '+91 98619 49789',
      'Region',
      'Assam',
      '# Skills',
      'Go',
    ]);
    expect(contact).toMatchObject({ state: 'Assam', city: '' });
  });
});

it('reads a Japanese career history, with headings behind marks', () => {
  const mark = (text: string) => `*■${text}`;
  const { contact, summary, experiences, educations, skills } = read(
    flowingText([
      '職務経歴書',
      '氏名 森下 千尋',
      mark('職務要約'),
      '食品メーカーで営業企画を担当しました。',
      mark('職務経歴'),
      '*2019 年 4 月～現在 株式会社みなと食品',
      '営業企画課 主任',
      '*2015年4月～2019年3月 青葉乳業株式会社',
      '営業',
      mark('学歴'),
      '2011年4月～2015年3月 東北大学 経済学部',
      mark('スキル'),
      'Excel',
    ]),
  );
  expect(contact.fullName).toBe('森下 千尋');
  expect(summary).toContain('営業企画');
  expect(experiences).toMatchObject([
    {
      role: '営業企画課 主任',
      company: '株式会社みなと食品',
      startDate: '2019-04',
      isCurrent: true,
    },
    { role: '営業', company: '青葉乳業株式会社', startDate: '2015-04', endDate: '2019-03' },
  ]);
  expect(educations).toMatchObject([{ school: '東北大学', degree: '経済学部' }]);
  expect(skills).toEqual(['Excel']);
});

it.each(['Emden, den 12.03.2025', 'Lyon, le 3 mai 2024'])(
  'takes "%s" below a list for a signature',
  (signed) => {
    const { skills, unplaced } = readLines(['# Skills', 'Filing', 'Customs', signed]);
    expect(skills).toEqual(['Filing', 'Customs']);
    expect(unplaced).toEqual([signed]);
  },
);

it('leaves a certificate with its year at the end of a list', () => {
  const { certifications } = readLines([
    '# Certificates',
    'Teaching Certificate, 2014',
    'Reading Specialist, 2019',
  ]);
  expect(certifications).toMatchObject([{ date: '2014' }, { date: '2019' }]);
});

it('reads the place at the foot of a page by its postcode', () => {
  const { contact, skills } = read(
    printedText(
      page([
        [40, [72, 'Leopold Trautwein']],
        [90, [72, '*Kenntnisse']],
        [104, [72, 'Intonation, Tischlerei']],
        [740, [200, 'Kirchweg 5 – 99423 Weimar']],
        [753, [200, 'leopold@trautwein.example']],
      ]),
    ),
  );
  expect(contact).toMatchObject({ city: 'Weimar', email: 'leopold@trautwein.example' });
  expect(skills).toEqual(['Intonation', 'Tischlerei']);
});

it('keeps the names of partners together in that of their firm', () => {
  const { experiences } = readLines([
    '# Experience',
    'Solicitor at Ludgrove, Tweddle & Moss LLP\t2017 – 2022',
  ]);
  expect(experiences).toMatchObject([
    { role: 'Solicitor', company: 'Ludgrove, Tweddle & Moss LLP', location: '' },
  ]);
});

it('keeps a role whole that goes on behind a comma, above the line of its employer', () => {
  const { experiences } = read(
    printedText(
      page([
        [40, [72, 'Odalys Brenner']],
        [80, [72, '*Experience']],
        [
          94,
          [72, '*Senior Vice President for Regional Integration, Supplier'],
          [400, '2011 – 2019'],
        ],
        [106, [72, '*Relations and Improvement of Logistics Processes']],
        [118, [72, 'The Amalgamated International Forwarding, Warehousing and']],
        [130, [72, 'Distribution Company of the Southwest, Houston, TX']],
      ]),
    ),
  );
  expect(experiences).toMatchObject([
    {
      role: 'Senior Vice President for Regional Integration, Supplier Relations and Improvement of Logistics Processes',
      company:
        'The Amalgamated International Forwarding, Warehousing and Distribution Company of the Southwest',
      location: 'Houston, TX',
    },
  ]);
});

describe('in narrow columns', () => {
  const address = `example.org/${Array.from({ length: 6 }, (_, at) => `part-${at}-`).join('')}end`;
  const parts = address.match(/.{1,12}/gu) ?? [];

  it('an address goes on over as many lines as its link says', () => {
    const lines = parts.map(
      (text, at): Printed => ({
        y: 80 + at * 14,
        pieces: [{ text, link: `https://${address}` }],
      }),
    );
    const { contact } = read(printedText([...page([[40, [72, 'Odalys Brenner']]]), ...lines]));
    expect(parts.length).toBeGreaterThan(4);
    expect(contact.website).toBe(address);
  });

  it('a skill goes on behind a small word', () => {
    const { skills } = readLines(['# Skills', 'Design of', 'signage', 'Filing']);
    expect(skills).toEqual(['Design of signage', 'Filing']);
  });
});

it('parts sentences that stand two lines apart', () => {
  const { experiences } = read(
    printedText(
      page([
        [40, [72, 'Odalys Brenner']],
        [80, [72, '*Experience']],
        [110, [72, '*Cook, Ritz'], [300, '2019 – 2021']],
        [131, [72, 'Cooked for ninety people every single evening of the week.']],
        [152, [72, 'Trained cooks.']],
      ]),
    ),
  );
  expect(experiences[0]?.bullets).toEqual([
    'Cooked for ninety people every single evening of the week.',
    'Trained cooks.',
  ]);
});

it('goes on with the wide column of the page before where the text of a page takes its whole width', () => {
  const story = (y: number, text: string): Printed => ({ y, pieces: [{ x: 220, text }] });
  const side = (y: number, text: string, bold = false): Printed => ({
    y,
    pieces: [{ x: 40, text, bold }],
  });
  const long = 'Kept the ledgers of all branches in order and told the board';
  const { experiences, skills } = read(
    printedText([
      { y: 30, pieces: [{ x: 220, text: 'Odalys Brenner', size: 20 }] },
      side(63, 'Skills', true),
      side(77, 'Filing'),
      side(91, 'Ledgers'),
      side(105, 'Customs'),
      { y: 70, pieces: [{ x: 220, text: 'Experience', bold: true }] },
      { y: 84, pieces: [{ x: 220, text: 'Clerk, Bureau of Rivers, 2019 – 2024', bold: true }] },
      story(98, long),
      story(112, long),
      story(126, long),
      {
        y: 40,
        page: 1,
        pieces: [{ x: 40, text: 'Archivist, Bureau of Lakes, 2012 – 2019', bold: true }],
      },
      { y: 54, page: 1, pieces: [{ x: 40, text: `${long}, ${long.toLowerCase()}` }] },
    ]),
  );
  expect(skills).toEqual(['Filing', 'Ledgers', 'Customs']);
  expect(experiences.map(({ role }) => role)).toEqual(['Clerk', 'Archivist']);
});

it('takes no words that come again beside each job for a summary', () => {
  const jobs = [
    ['Cook', 'Ritz Ltd', 'Jan 2019 – Mar 2021', 'Cooked for ninety people in the evening.'],
    ['Baker', 'Savoy Ltd', 'May 2015 – Dec 2018', 'Baked for sixty people in the morning.'],
    ['Porter', 'Grand Hotel Ltd', 'Jun 2012 – Apr 2014', 'Carried trunks to all five floors.'],
  ];
  const beside = jobs.flatMap(([role = '', employer = '', dates = '', item = ''], at) => {
    const y = 120 + at * 60;
    return page([
      [y, [72, `*${employer}`]],
      [y + 6, [320, '*HIGHLIGHTS']],
      [y + 14, [72, dates]],
      [y + 20, [330, item]],
      [y + 28, [72, role]],
    ]);
  });
  const { summary } = read(
    printedText([
      ...page([
        [40, [72, 'Odalys Brenner']],
        [90, [72, '*EXPERIENCE']],
        [96, [320, '*CONTACT']],
        [110, [320, 'odalys@example.org']],
      ]),
      ...beside,
      ...page([
        [320, [72, '*EDUCATION']],
        [334, [72, 'BA History, University of Leeds, 2008 – 2011']],
      ]),
    ]),
  );
  expect(summary).toBe('');
});

it('leaves out of the last job who printed the page, in the middle below it', () => {
  const lines = Array.from({ length: 12 }, (_, at) => `• Cooked course ${'x'.repeat(at)}`);
  const foot = 'Sample resumes of the Lazarus kitchens';
  const document = printedText([
    ...page([
      [40, [72, 'Odalys Brenner']],
      [80, [72, '*Experience']],
      [94, [72, '*Cook, Ritz, 2019 – 2021']],
    ]),
    ...lines.map((text, at): Printed => ({ y: 108 + at * 14, pieces: [{ x: 72, text }] })),
    {
      y: 250,
      pieces: [
        {
          x: 72,
          text: 'Trained two hundred and forty cooks for the kitchens of eleven houses by the sea',
        },
      ],
    },
    { y: 754, pieces: [{ x: 180, text: foot, size: 9 }] },
  ]);
  const { experiences, unplaced } = read(document);
  expect(experiences[0]?.bullets.join(' ')).not.toContain(foot);
  expect(unplaced).toEqual([foot]);
});

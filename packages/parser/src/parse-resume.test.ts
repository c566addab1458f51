import { fc, it as property } from '@fast-check/vitest';
import { numberedIds, paperOrder, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { lineText, type PlacedText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { flowingText, printedText } from './document/placed-text.test-support.ts';
import { parseResume, type ReadField, writeSections } from './index.ts';

const parse = (document: PlacedText) => parseResume(document, numberedIds());

const RESUME = [
  'Erika Mustermann',
  'Berlin, Deutschland | +49 30 1234567 | erika@example.de',
  '# Berufserfahrung',
  'Köchin\t05.2018 – heute',
  'Hotel Adler GmbH, Berlin',
  '• Leitung einer Küche mit acht Personen',
  '# Ausbildung',
  'Ausbildung zur Köchin\tSommer 2010',
  'Berufsschule Nord, Kiel',
  'Note: 1,4',
  '# Kenntnisse',
  'Soßen, Fisch',
  '# Hobbys',
  'Rudern',
];

it('[CR4] reads a resume of any language into the eight sections', () => {
  expect(writeSections(parse(flowingText(RESUME)).resume, SECTIONS)).toMatchObject({
    contact: { fullName: 'Erika Mustermann', city: 'Berlin', country: 'Deutschland' },
    experiences: [
      {
        role: 'Köchin',
        company: 'Hotel Adler GmbH',
        location: 'Berlin',
        startDate: '2018-05',
        endDate: null,
        isCurrent: true,
      },
    ],
    educations: [{ degree: 'Ausbildung zur Köchin', school: 'Berufsschule Nord' }],
    skills: ['Soßen', 'Fisch'],
  });
});

it('[CR4] keeps what the rules would refuse: a German phone, a mark of 1,4, a summer', () => {
  const { resume } = parse(flowingText(RESUME));
  expect(resume.contact.phone).toBe('+49 30 1234567');
  expect(flatEntriesOf(resume, 'education', SECTIONS)[0]).toMatchObject({
    gpa: '1,4',
    endDate: 'Sommer 2010',
  });
});

it('[RD2] reads no skill from what nobody sees, and shows it as hidden', () => {
  const skills = {
    y: 80,
    pieces: [
      { text: 'Soups, Sauces', x: 72 },
      { text: 'Rust, Go', x: 300, hidden: true as const },
    ],
  };
  const { resume, unplaced } = parse(
    printedText([
      { y: 20, pieces: [{ text: 'Ada Byron', x: 72, size: 20 }] },
      { y: 60, pieces: [{ text: 'Skills', x: 72, size: 14 }] },
      skills,
    ]),
  );
  expect(writeSections(resume, SECTIONS).skills).toEqual(['Soups', 'Sauces']);
  expect(unplaced).toEqual([
    { text: 'Rust, Go', places: [{ line: 2, start: 14, end: 22 }], isHidden: true },
  ]);
});

const jobDated = (dates: string) =>
  parse(
    flowingText([
      'Ada Byron',
      'ada@example.org',
      '# Experience',
      `Engineer\t${dates}`,
      'Acme GmbH, Berlin',
      '• Built engines',
    ]),
  );

it.each([
  ['2019 – 2021', '2019', '2021'],
  ['seit 2019', '2019', 'Present'],
  ['Sommer 2019', '', 'Sommer 2019'],
])('[CR4] keeps a date of which our rules want more: %s', (dates, startDate, endDate) => {
  const { resume, fields } = jobDated(dates);
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([{ startDate, endDate }]);
  const end = fields.find(({ ref }) => ref.field === 'endDate');
  expect(end).toMatchObject({ text: endDate, places: [{ line: 3 }] });
});

it.each(['present', 'heute', "aujourd'hui", 'actualidad', 'atualmente', 'oggi', 'heden'])(
  '[CR4] reads what lasts, in seven languages: %s',
  (word) => {
    expect(
      flatEntriesOf(jobDated(`03/2019 – ${word}`).resume, 'experience', SECTIONS),
    ).toMatchObject([{ startDate: 'Mar 2019', endDate: 'Present', isCurrent: true }]);
  },
);

it.each(['0351 / 555 01 77', '+49 (0)30 123 456-78', '06 12 34 56 78', '030/1234567'])(
  '[CR4] keeps a phone as it is written, with its place: %s',
  (phone) => {
    const document = flowingText(['Ada Byron', `Berlin | ${phone} | ada@example.org`]);
    const { resume, fields } = parse(document);
    expect(resume.contact.phone).toBe(phone);
    const field = fields.find(({ ref }) => ref.field === 'phone');
    expect(textAt(document, field)).toBe(phone);
  },
);

it('reads an entry by its labels and leaves none of them in the unplaced text', () => {
  const form = ['Period\t2019 – 2021', 'Position held\tCook', 'Employer\tRitz', 'City: Linz'];
  const lines = ['Ada Byron', '# Work experience', ...form, 'Responsibilities:', '• Cooked'];
  const { resume, unplaced } = parse(flowingText(lines));
  expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([
    { role: 'Cook', company: 'Ritz', location: 'Linz', startDate: '2019', endDate: '2021' },
  ]);
  expect(unplaced).toEqual([]);
});

it('[CR4] puts what has no section into the unplaced text, under its heading', () => {
  const lines = [...RESUME, '# Verfügbarkeit', 'Ab sofort'];
  expect(parse(flowingText(lines)).unplaced).toMatchObject([
    { text: 'Ab sofort', heading: 'Verfügbarkeit' },
  ]);
});

it('[CR4] says for every field where it stands, how sure it is, and why', () => {
  const document = flowingText(RESUME);
  const { fields } = parse(document);
  for (const { text, places, confidence, reason } of fields) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
    expect(reason).not.toBe('');
    expect(places, text).not.toEqual([]);
  }
  expect(
    textAt(
      document,
      fields.find(({ ref }) => ref.field === 'company'),
    ),
  ).toBe('Hotel Adler GmbH');
});

function textAt(document: PlacedText, field: ReadField | undefined): string {
  const texts = field?.places.map(({ line, start, end }) => {
    const found = document.lines[line];
    return found ? lineText(found).slice(start, end) : '';
  });
  return texts?.join(' ') ?? '';
}

it('keeps the sections in the order of the document', () => {
  expect(paperOrder(parse(flowingText(RESUME)).resume, SECTIONS).slice(0, 3)).toEqual([
    'experience',
    'education',
    'skills',
  ]);
});

it('gives an empty resume for a document that says nothing', () => {
  const { resume, fields, unplaced } = parse(flowingText([]));
  const said = resume.sections.filter((section) =>
    'text' in section ? section.text !== '' : section.entries.length > 0,
  );
  expect(said).toEqual([]);
  expect([fields, unplaced]).toEqual([[], []]);
});

/** Lines as resumes have them, in any order, with noise between. "_" stands for a word that stands nowhere else. */
const line = fc.oneof(
  fc.constantFrom(
    ...RESUME,
    'Work Experience',
    'Engineer at _, Leeds',
    '_ _ GmbH | _, Berlin\t2019 - 2020',
    '2019 - 2020',
    '03/2018 – heute\t_ _',
    '- did a _ with _',
    'University of _, B.Sc. in _ (2011)',
    'GPA: 3.8, _',
    'Minor in _, _',
    'Go | _\tRust',
    'Tel. +49 30 1234567, _',
    '_ Award, _ (2020)',
    '_',
    'Languages: English, _',
  ),
  fc.string({ maxLength: 30 }).map((text) => `${text.replace(/\s+/gu, ' ').trim()}x`),
);

/** The n-th of endless words that no list knows. */
const rareWord = (n: number): string =>
  `Zq${Array.from(String(n), (digit) => 'bcdfghjklm'[Number(digit)]).join('')}xw`;

/** Documents of such lines, printed or flowing, and the rare words that they hold. */
const anyDocument = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.boolean())
  .map(([texts, isPrinted]) => {
    let words = 0;
    const named = texts.map((text) => text.replace(/_/g, () => rareWord(words++)));
    const flowing = flowingText(named);
    const document = isPrinted
      ? printedText(flowing.lines.map(({ y, pieces }) => ({ y, pieces: [...pieces] })))
      : flowing;
    return { document, words: Array.from({ length: words }, (_, at) => rareWord(at)) };
  });

describe('any document', () => {
  property.prop([anyDocument])(
    'has fields and unplaced text that lie within it',
    ({ document }) => {
      const { fields, unplaced, resume } = parse(document);
      for (const { line: at, start, end } of [...fields, ...unplaced].flatMap(
        ({ places }) => places,
      )) {
        const found = document.lines[at];
        expect(found && lineText(found).length).toBeGreaterThanOrEqual(end);
        expect(start).toBeLessThan(end);
      }
      expect(paperOrder(resume, SECTIONS)).toEqual(expect.arrayContaining([...SECTIONS.paper]));
    },
  );

  property.prop([anyDocument])(
    '[CR4] loses no word that is neither label nor heading: each is in a field or in the unplaced text',
    ({ document, words }) => {
      const { fields, unplaced } = parse(document);
      const kept = [...fields, ...unplaced].flatMap(({ places }) =>
        places.map(({ line: at, start, end }) => {
          const found = document.lines[at];
          return found ? lineText(found).slice(start, end) : '';
        }),
      );
      const text = [...kept, ...unplaced.map(({ heading = '' }) => heading)].join('\n');
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    },
  );
});

it('keeps a summary without a heading, whatever stands in the row of contacts below it', () => {
  const words = 'Software engineer who loves to build products that people use every day';
  const contacts = ['ada@example.org', '123-456-7890', 'Houston, TX', 'linkedin.com/in/ada-byron'];
  const { resume, unplaced } = parse(
    printedText([
      { y: 40, pieces: [{ text: 'Ada Byron', size: 20, bold: true }] },
      { y: 60, pieces: [{ text: words }] },
      { y: 76, pieces: contacts.map((text, at) => ({ text, x: 80 + at * 130 })) },
      { y: 100, pieces: [{ text: 'WORK EXPERIENCE', bold: true }] },
      { y: 116, pieces: [{ text: 'Engineer, Acme Inc' }, { text: '2019 – 2021', x: 480 }] },
    ]),
  );
  expect(textOf(resume, 'summary')).toBe(words);
  expect(resume.contact).toMatchObject({ city: 'Houston', state: 'TX' });
  expect(unplaced).toEqual([]);
});

it('keeps a paragraph of many pages whole', () => {
  const words = 'Cooked for sixty guests and led a team of eight. '.repeat(200).trim();
  expect(textOf(parse(flowingText(['Ada Byron', '# Profile', words])).resume, 'summary')).toBe(
    words,
  );
});

it('[TR1] reads nothing from notes, which are unplaced whole, nor from comments, which are left out', () => {
  const beside = (origin: 'note' | 'comment', lines: readonly string[]) =>
    flowingText(lines).lines.map((line) => ({ ...line, origin }));
  const text = flowingText(RESUME);
  const document = {
    ...text,
    lines: [
      ...beside('comment', ['Grace Hopper']),
      ...text.lines,
      ...beside('note', ['# Skills', 'Email: grace@example.org', '2 years']),
    ],
  };
  const { resume, unplaced, leftOut } = parse(document);
  expect(writeSections(resume, SECTIONS)).toEqual(writeSections(parse(text).resume, SECTIONS));
  expect(unplaced.map((piece) => piece.text).slice(-3)).toEqual([
    'Skills',
    'Email: grace@example.org',
    '2 years',
  ]);
  expect(leftOut.filter(({ why }) => why === 'comment')).toEqual([
    { text: 'Grace Hopper', places: [{ line: 0, start: 0, end: 12 }], why: 'comment' },
  ]);
});

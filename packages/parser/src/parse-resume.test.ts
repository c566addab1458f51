import { fc, it as property } from '@fast-check/vitest';
import { EntryId } from '@shortlist/resume';
import { describe, expect, it } from 'vitest';
import { lineText, type PlacedText, parseResume, type ReadField, writeSections } from './index.ts';
import { flowingText, printedText } from './placed-text.test-support.ts';

const parse = (document: PlacedText) => {
  let count = 0;
  return parseResume(document, () => EntryId.parse(`e${++count}`));
};

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
  expect(writeSections(parse(flowingText(RESUME)).resume)).toMatchObject({
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
  const { contact, educations } = parse(flowingText(RESUME)).resume;
  expect(contact.phone).toBe('+49 30 1234567');
  expect(educations[0]).toMatchObject({ gpa: '1,4', endDate: 'Sommer 2010' });
});

it('[CR4] puts what has no section into the tray, under its heading', () => {
  expect(parse(flowingText(RESUME)).tray).toMatchObject([{ text: 'Rudern', heading: 'Hobbys' }]);
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
  expect(parse(flowingText(RESUME)).resume.sectionOrder.slice(0, 3)).toEqual([
    'experience',
    'education',
    'skills',
  ]);
});

it('gives an empty resume for a document that says nothing', () => {
  const { resume, fields, tray } = parse(flowingText([]));
  expect(resume).toMatchObject({ experiences: [], summary: '', skills: '' });
  expect([fields, tray]).toEqual([[], []]);
});

/** Lines as resumes have them, in any order, with noise between. */
const line = fc.oneof(
  fc.constantFrom(
    ...RESUME,
    'Work Experience',
    'Engineer at Acme, Leeds',
    '2019 - 2020',
    '- did a thing',
    'Go | SQL\tRust',
    'Languages: English',
  ),
  fc.string({ maxLength: 30 }).map((text) => `${text.replace(/\s+/gu, ' ').trim()}x`),
);

describe('any document', () => {
  property.prop([fc.array(line, { maxLength: 25 }), fc.boolean()])(
    'loses no word: each is in a field, in the tray or in a heading',
    (texts, isPrinted) => {
      const flowing = flowingText(texts);
      const document = isPrinted
        ? printedText(flowing.lines.map(({ y, pieces }) => ({ y, pieces: [...pieces] })))
        : flowing;
      const { fields, tray, resume } = parse(document);
      const kept = [...fields, ...tray].flatMap(({ places }) => places);
      for (const { line: at, start, end } of kept) {
        const found = document.lines[at];
        expect(found && lineText(found).length).toBeGreaterThanOrEqual(end);
        expect(start).toBeLessThan(end);
      }
      expect(resume.sectionOrder).toHaveLength(7);
    },
  );
});

it('keeps a paragraph of many pages whole', () => {
  const words = 'Cooked for sixty guests and led a team of eight. '.repeat(200).trim();
  expect(parse(flowingText(['Ada Byron', '# Profile', words])).resume.summary).toBe(words);
});

it('takes time in step with the text', () => {
  const many = (count: number) => flowingText(Array.from({ length: count }, () => RESUME).flat());
  const timeOf = (count: number) => {
    const document = many(count);
    const start = performance.now();
    parse(document);
    return performance.now() - start;
  };
  timeOf(20);
  const once = Math.max(5, timeOf(20));
  // Ten times the text may take forty times as long before this fails: a square would take a hundred.
  expect(timeOf(200) / once).toBeLessThan(40);
});

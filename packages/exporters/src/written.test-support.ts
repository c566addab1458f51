import { fc } from '@fast-check/vitest';
import {
  ENGLISH_WORDS,
  EntryId,
  emptyContact,
  type Mark,
  type PrintedText,
  printedResume,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { anyCharacter, resumeWith } from '@shortlist/model/resume.test-support';
import { strFromU8 } from 'fflate';
import { EXPORTERS } from './index.ts';

const noPages = () => Promise.reject(new Error('A format of bare words asked for pages.'));

/** The text of the file that a format makes of a resume. */
export async function written(id: string, resume: Resume): Promise<string> {
  const writer = await EXPORTERS.find(id)?.load();
  const file = await writer?.write({
    sections: SECTIONS,
    resume,
    words: ENGLISH_WORDS,
    print: noPages,
    layOut: noPages,
    createdAt: new Date(0),
    creator: 'Shortlist',
  });
  if (file?.kind !== 'written') throw new Error(`There is no ${id}.`);
  return strFromU8(file.bytes);
}

type Job = { role?: string; company?: string; location?: string; points?: readonly Marked[] };
type Marked = { text: string; marks?: readonly Mark[] };

/** A resume with one job, which ended in 2021. */
export function withJob({ points = [], ...said }: Job, name = 'Ada Byron', summary = ''): Resume {
  const marks = points.map((point, at) => [String(at), point.marks ?? []]);
  const job = {
    ...emptyFlatEntry('experience', EntryId.parse('job'), SECTIONS),
    ...{ role: 'Engineer', startDate: 'Mar 2020', endDate: '2021', ...said },
    bullets: points.map(({ text }) => text).join('\n'),
    values: { bullets: { marks: Object.fromEntries(marks) } },
  };
  return resumeWith({
    contact: { ...emptyContact(), fullName: name },
    summary,
    experiences: [job],
  });
}

/** Every printed text of a resume but the titles of sections, in order, each as one line. */
export function printedTexts(resume: Resume): string[] {
  const { name, headline, contact, details, sections } = printedResume(resume, {
    sections: SECTIONS,
  });
  const texts: readonly Pick<PrintedText, 'text'>[] = [
    name,
    ...(headline ? [headline] : []),
    ...contact,
    ...details,
    ...sections.flatMap(({ lines, entries }) => [
      ...lines,
      ...entries.flatMap((entry) => [
        ...entry.name,
        ...entry.dates,
        ...entry.organization,
        ...entry.location,
        ...entry.points,
      ]),
    ]),
  ];
  return texts.map(({ text }) => oneLine(text)).filter((text) => text !== '');
}

export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029 ]+/gu, ' ').trim();

/** Words of anything that CommonMark takes for markup, and of anything at all. */
const word = fc.oneof(
  fc.constantFrom(
    '#',
    '-',
    '+',
    '1.',
    '2)',
    '>',
    '|',
    '***',
    '__',
    '`a`',
    '<b>',
    '&amp;',
    '[x](y)',
    '\\',
    '~~',
    '===',
    '![',
    '*x*',
    '&copy;',
    'a_b_c',
    '---',
    '<!--',
    '-->',
    '中文，',
    'عربي',
    '“q”',
  ),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const anyText = fc
  .array(word, { maxLength: 6 })
  .map((words) => words.join(' ').replace(/[\n\r\v\f\u0085\u2028\u2029]/gu, ' '));

const styles: readonly Omit<Mark, 'from' | 'to'>[] = [
  { bold: true },
  { italic: true },
  { bold: true, italic: true },
];
const links: typeof styles = [
  { href: 'https://example.com/a(b)?c=1&copy;=2' },
  { bold: true, href: 'mailto:ada@example.com' },
];

const resumesWith = (looks: typeof styles): fc.Arbitrary<Resume> => {
  const mark = fc
    .tuple(fc.nat(30), fc.integer({ min: 1, max: 12 }), fc.constantFrom(...looks))
    .map(([from, length, look]): Mark => ({ from, to: from + length, ...look }));
  const point = fc.record({ text: anyText, marks: fc.array(mark, { maxLength: 4 }) });
  const job = fc.record({
    role: anyText,
    company: anyText,
    location: anyText,
    points: fc.array(point, { maxLength: 3 }),
  });
  return fc
    .record({ job, name: anyText, summary: anyText })
    .map((said) => withJob(said.job, said.name, said.summary));
};

/** Resumes whose texts are any strings, with any marks. */
export const anyResume = resumesWith([...styles, ...links]);
export const anyResumeWithoutLinks = resumesWith(styles);

import { flatEntriesOf, type Resume, sectionsOf } from '@shortlist/resume';
import { expect, it } from 'vitest';
import { type ImportedResume, readExport } from './index.ts';
import {
  bytesOf,
  EUROPASS_PASSPORT,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  REACTIVE_4,
  REACTIVE_5,
  REACTIVE_6,
  zipOf,
} from './samples.test-support.ts';

const asJson = (value: object) => bytesOf(JSON.stringify(value));

// Words that have others here: codes of languages and countries, the days of dates, and what a phrase is known without.
it.each([
  { of: 'LinkedIn', bytes: zipOf(LINKEDIN_FILES), respelt: ['proficiency'] },
  {
    of: 'Europass',
    bytes: bytesOf(EUROPASS_PORTAL),
    respelt: ['hun', 'deu', '05', '01', '04', '09', '06'],
  },
  { of: 'Europass until 2020', bytes: bytesOf(EUROPASS_PASSPORT), respelt: [] },
  {
    of: 'Reactive Resume 4',
    bytes: asJson(REACTIVE_4),
    respelt: ['march', 'linkedin', 'com', 'to'],
  },
  { of: 'Reactive Resume 5', bytes: asJson(REACTIVE_5), respelt: ['june'] },
  { of: 'Reactive Resume 6', bytes: asJson(REACTIVE_6), respelt: ['09'] },
  {
    of: 'JSON Resume',
    bytes: asJson({
      basics: { name: 'Ada', motto: 'Onward' },
      work: [{ name: 'Acme', team: 'Red' }],
    }),
    respelt: [],
  },
])(
  '[IM1] every word of an export is in the resume or in its unplaced text: $of',
  async (sample) => {
    const read = await readExport(sample.bytes);
    if (!read.ok) throw new Error(read.problem.code);
    for (const resume of read.resumes) {
      expect(resume.parts.length).toBeGreaterThan(0);
      expect(lostWords(resume)).toEqual(new Set(sample.respelt));
    }
  },
);

function lostWords({ resume, unplaced, parts }: ImportedResume): Set<string> {
  const kept = new Set(wordsOf([...textsOf(resume), ...unplaced.map(({ text }) => text)]));
  const said = wordsOf(parts.flatMap(({ lines }) => lines.map(({ text }) => text)));
  return new Set(said.filter((word) => !kept.has(word)));
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** All texts of a resume, dates as they are spelt. */
const textsOf = (resume: Resume): string[] => [
  ...stringsIn(resume),
  ...sectionsOf(resume).entries.flatMap(({ kind }) => stringsIn(flatEntriesOf(resume, kind))),
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

import { type Resume, SECTIONS, sectionsOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readExport } from './index.ts';
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

/**
 * The words of each file that stand neither in the resume nor beside it: heads of columns, codes, ids, looks, days of dates, words that
 * are spelt in another way here, and files that are named as not read.
 */
it.each([
  {
    of: 'LinkedIn',
    bytes: zipOf(LINKEDIN_FILES),
    passedOver: `first last headline geo location handles websites instant messengers company title description started
      finished school start end degree url authority issued issuer published publisher tested position role filed confirmed primary
      updated yes no amp ndash proficiency 20 3 mobile text status visible
      when exporting your connection some are missing somebody else not other director`,
  },
  {
    of: 'Europass',
    bytes: bytesOf(EUROPASS_PORTAL),
    passedOver: `owner email telephone mobile web media home template1 default hun deu f true false 01 04 05 06 09
      cef understanding production digital skill amp`,
  },
  {
    of: 'Europass until 2020',
    bytes: bytesOf(EUROPASS_PASSPORT),
    passedOver: 'ecv v3 2 3 5 pt mobile x f preferred job true false fr honors awards',
  },
  {
    of: 'Reactive Resume 4',
    bytes: asJson(REACTIVE_4),
    passedOver: `f1 l1 car e1 e2 d1 p1 p2 s1 s2 r1 c1 abc123 onyx outline 1px march amp to linkedin com
      profiles languages references`,
  },
  {
    of: 'Reactive Resume 5',
    bytes: asJson(REACTIVE_5),
    passedOver:
      'data image png base64 aaaa x 1 a b c i 0192 z 0193 q rhyhorn june cover letter certifications',
  },
  {
    of: 'Reactive Resume 6',
    bytes: asJson(REACTIVE_6),
    passedOver: 'x e v 09 0192 rhyhorn interests certifications',
  },
  {
    of: 'JSON Resume',
    bytes: asJson({
      basics: { name: 'Ada', motto: 'Onward' },
      work: [{ name: 'Acme', team: 'Red' }],
    }),
    passedOver: '',
  },
])('[IM1] every word of an export is in the resume or beside it: $of', async (sample) => {
  const read = await readExport(sample.bytes);
  if (!read.ok) throw new Error(read.problem.code);
  const said = read.resumes.flatMap(({ resume, unplaced, notes }) => [
    ...textsOf(resume),
    ...unplaced.map(({ text }) => text),
    // A count of files is no word of them.
    JSON.stringify(notes, (name, value) => (name === 'count' ? undefined : value)),
  ]);
  const kept = new Set(wordsOf(said));
  const lost = wordsOf([textOf(sample.bytes)]).filter((word) => !kept.has(word));
  expect(new Set(lost)).toEqual(new Set(wordsOf([sample.passedOver])));
});

/** Reads the text of a file without any of our readers. */
function textOf(bytes: Uint8Array): string {
  const text = strFromU8(bytes);
  if (text.startsWith('PK'))
    return Object.values(unzipSync(bytes))
      .map((file) => strFromU8(file))
      .join('\n');
  const said = text.startsWith('{') ? stringsIn(JSON.parse(text)).join('\n') : text;
  return said.replace(/<[^>]*>|&lt;.*?&gt;/gu, ' ');
}

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** All texts of a resume, dates as they are spelt, and no ids. */
const textsOf = (resume: Resume): string[] => [
  ...stringsIn(resume, 'id'),
  ...sectionsOf(resume, SECTIONS).entries.flatMap(({ kind }) =>
    stringsIn(flatEntriesOf(resume, kind, SECTIONS), 'id'),
  ),
];

/** All texts of a value, but for those of members that are called `leftOut`. */
function stringsIn(value: unknown, leftOut?: string): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === leftOut ? [] : stringsIn(each, leftOut),
  );
}

import { mutate } from '@shortlist/readers/mutate.test-support';
import {
  bytesOf,
  EUROPASS_PASSPORT,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  pdfWith,
  REACTIVE_4,
  REACTIVE_5,
  REACTIVE_6,
  zipOf,
} from '../samples.test-support.ts';

type Roll = (limit: number) => number;

/** A kind of export, and how one is made that is broken somewhere. */
export type Subject = { format: string; breakOne: (roll: Roll) => Uint8Array };

/** An export of every source, each with most of what its reader knows. */
export const SUBJECTS: readonly Subject[] = [
  { format: 'LinkedIn', breakOne: (roll) => breakZip(LINKEDIN_FILES, roll) },
  { format: 'Europass XML', breakOne: (roll) => mutate(bytesOf(EUROPASS_PORTAL), roll) },
  { format: 'SkillsPassport', breakOne: (roll) => mutate(bytesOf(EUROPASS_PASSPORT), roll) },
  { format: 'Europass PDF', breakOne: (roll) => breakPdf(roll) },
  { format: 'Reactive Resume', breakOne: (roll) => breakJson(REACTIVE[roll(3)], roll) },
  { format: 'JSON Resume', breakOne: (roll) => breakJson(RESUME, roll) },
  {
    format: 'our archive',
    breakOne: (roll) =>
      breakZip({ 'A.json': JSON.stringify(RESUME), 'B.json': '{"basics":{}}' }, roll),
  },
];

const REACTIVE = [REACTIVE_4, REACTIVE_5, REACTIVE_6];

const RESUME = {
  basics: { name: 'Ada', profiles: [{ network: 'GitHub', username: 'ada' }], motto: 'Onward' },
  work: [{ name: 'Acme', startDate: '2020-01', highlights: ['Built it'], team: { size: 4 } }],
  skills: [{ name: 'Go', keywords: ['fast'] }],
  meta: { shortlist: { exactFields: [] } },
};

/** Mostly a file is broken before it is zipped, for what is broken after is detected by its checksum. */
function breakZip(files: Readonly<Record<string, string>>, roll: Roll): Uint8Array {
  if (roll(4) === 0) return mutate(zipOf(files), roll);
  const names = Object.keys(files);
  const name = names[roll(names.length)] ?? '';
  return zipOf({ ...files, [name]: brokenText(files[name] ?? '', roll) });
}

const brokenText = (text: string, roll: Roll) =>
  new TextDecoder().decode(mutate(bytesOf(text), roll));

const breakPdf = (roll: Roll) =>
  roll(2) === 0
    ? mutate(pdfWith('attachment.xml', EUROPASS_PORTAL), roll)
    : pdfWith('attachment.xml', brokenText(EUROPASS_PORTAL, roll));

/** Mostly a value is put in the place of another, for text that is broken is seldom JSON. */
function breakJson(value: unknown, roll: Roll): Uint8Array {
  if (roll(4) === 0) return mutate(bytesOf(JSON.stringify(value)), roll);
  return bytesOf(JSON.stringify(replaceOne(value, roll)));
}

const ODD = [
  null,
  true,
  7,
  '',
  '<b>x',
  [],
  [[]],
  {},
  { name: {} },
  'data:image/jpeg;base64,AA',
  -1,
];

function replaceOne(value: unknown, roll: Roll): unknown {
  if (typeof value !== 'object' || value === null || roll(6) === 0) return ODD[roll(ODD.length)];
  const members = Object.entries(value);
  const [name] = members[roll(members.length)] ?? [];
  const changed = members.map(([each, inner]) => [
    each,
    each === name ? replaceOne(inner, roll) : inner,
  ]);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
}

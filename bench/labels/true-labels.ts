import { LABELS, type Label } from '../../packages/parser/src/labels/label-rows.ts';

type Truth = Record<string, unknown>;

/** Texts of the truth with the label of the rows that they stand in, as letters and digits only. */
type Known = { label: Label; letters: string };

const FIELDS: [list: string, fields: readonly string[], label: Label][] = [
  ['experiences', ['role', 'company', 'location'], 'job'],
  ['experiences', ['bullets'], 'job text'],
  ['educations', ['degree', 'school', 'location', 'minor'], 'study'],
  ['educations', ['bullets'], 'study text'],
  ['awards', ['title', 'organization'], 'award'],
  ['certifications', ['name', 'organization'], 'certificate'],
  ['projects', ['name', 'organization'], 'project'],
  ['projects', ['description'], 'project text'],
];
const CONTACT = ['email', 'phone', 'linkedin', 'website', 'city', 'country'];

/** So much of a row must stand in the truth under one label. */
const LEAST_SHARE = 0.4;

/** In characters: a longer row that begins or ends as a text of the truth is a part of it. */
const LONG = 25;
const END = 20;

/** In words: what leads another part and is longer is no heading. */
const LONGEST_HEADING = 6;

/** Tells what each row of a document is, by the texts of its truth. */
export function trueLabels(texts: readonly string[], truth: Truth): Label[] {
  const known = listKnown(truth);
  const labels: Label[] = [];
  let last: Label = 'other';
  for (const text of texts) {
    const label = labelOf(lettersOf(text), known, last);
    labels.push(label);
    if (label !== 'other') last = label;
  }
  return markHeadings(texts, labels);
}

/** A short row of no text of the truth before another part than the one above is that part's heading. */
function markHeadings(texts: readonly string[], labels: readonly Label[]): Label[] {
  let above = 'none';
  return labels.map((label, at) => {
    if (label !== 'other') {
      above = partOf(label);
      return label;
    }
    const next = labels.slice(at + 1, at + 3).find((each) => each !== 'other');
    const isShort = (texts[at] ?? '').split(/\s+/u).length <= LONGEST_HEADING;
    return next && isShort && partOf(next) !== above && partOf(next) !== 'name' ? 'heading' : label;
  });
}

const partOf = (label: Label): string => label.split(' ')[0] ?? '';

function labelOf(letters: string, known: readonly Known[], last: Label): Label {
  if (letters.length < 2) return 'other';
  const shares = new Map<Label, number>();
  for (const { label, letters: text } of known) {
    const shared = sharedLetters(letters, text);
    if (shared > 0) shares.set(label, Math.min(letters.length, (shares.get(label) ?? 0) + shared));
  }
  // Of two that fit, the part that has begun goes on.
  const scored = LABELS.map(
    (label) => (shares.get(label) ?? 0) + (partOf(label) === partOf(last) ? 3 : 0),
  );
  const best = LABELS[scored.indexOf(Math.max(...scored))] ?? 'other';
  return (shares.get(best) ?? 0) >= letters.length * LEAST_SHARE ? best : 'other';
}

function sharedLetters(row: string, text: string): number {
  if (row.includes(text)) return text.length;
  if (row.length >= 6 && text.includes(row)) return row.length;
  const isPart =
    row.length > LONG && (text.includes(row.slice(0, END)) || text.includes(row.slice(-END)));
  return isPart ? row.length * 0.6 : 0;
}

function listKnown(truth: Truth): Known[] {
  const of = (label: Label, value: unknown): Known[] =>
    textsOf(value)
      .map(lettersOf)
      .filter(({ length }) => length > 1)
      .map((letters) => ({ label, letters }));
  const contact = recordOf(truth.contact);
  return [
    ...of('name', contact.fullName),
    ...CONTACT.flatMap((field) => of('contact', contact[field])),
    ...of('summary', truth.summary),
    ...FIELDS.flatMap(([list, fields, label]) =>
      listOf(truth[list]).flatMap((entry) =>
        fields.flatMap((field) => of(label, recordOf(entry)[field])),
      ),
    ),
    ...of('skills', truth.skills),
    ...of('skills', recordOf(truth._optional).skills),
  ];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Truth =>
  typeof value === 'object' && value !== null ? (value as Truth) : {};

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'string' ? [value] : [];
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

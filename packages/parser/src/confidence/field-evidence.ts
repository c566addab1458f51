import { SECTIONS } from '@shortlist/model';
import type { ReadField, UnplacedText } from '../result/parsed-resume.ts';
import type { FoundSection } from '../sections/section.ts';

/** The evidence for and against one field, as numbers near 0 to 1. */
export type FieldEvidence = {
  /** The kind of field, for example "experience.company". */
  family: string;
  /** In the order of `SIGNALS`. */
  signals: readonly number[];
};

/** The names of the signals, in their order. */
export const SIGNALS = [
  /** The rule's own confidence as log-odds. */
  'rule',
  /** The share of the document's letters that found no place. */
  'unplaced',
  /** The sureness of the heading that the field stands under. */
  'heading',
  /** The page has several columns. */
  'columns',
  /** The share of entries beside this one that have the field. */
  'shared',
  /** The number of other fields of its entry, up to three. */
  'others',
  /** Longer than such a field usually is. */
  'long',
  /** Begins with a small letter. */
  'small',
  /** Has a digit. */
  'digit',
  /** The share of the document's jobs and studies that have all that names them. */
  'whole',
] as const;

/** In words: a longer name, title or employer is seldom one. */
const LONG = 8;

/** Confidence of 0 and 1 has no log-odds. */
const EDGE = 0.02;

/** The evidence for each of the fields, in their order. */
export function weighEvidence(
  fields: readonly ReadField[],
  unplaced: readonly UnplacedText[],
  sections: readonly FoundSection[],
  columns: number,
): FieldEvidence[] {
  const sureOfLine = headingsByLine(sections);
  const entries = countEntries(fields);
  const whole = wholeShare(fields);
  const [learned, others] = [fields.filter(isLearned), fields.filter((field) => !isLearned(field))];
  const share = unplacedShare(fields, unplaced);
  const learnedShare = unplacedShare(learned, [...unplaced, ...others]);
  return fields.map((field) => {
    const { ref, text, confidence, places } = field;
    const family = `${ref.section}.${ref.field}`;
    const heading = sureOfLine.get(places[0]?.line ?? -1) ?? 0.5;
    return {
      family,
      signals: [
        logOdds(confidence),
        isLearned(field) ? learnedShare : share,
        heading,
        columns > 1 ? 1 : 0,
        entries.share(ref),
        entries.others(ref),
        text.split(/\s+/u).length > LONG ? 1 : 0,
        /^\p{Ll}/u.test(text) ? 1 : 0,
        /\d/u.test(text) ? 1 : 0,
        whole,
      ],
    };
  });
}

/** The members of the contact that had no field while the weights were learned. */
const FURTHER = new Set<string>(['headline', 'links', 'details']);

/**
 * Checks whether the weights were learned with fields like this one. For these, what is read into sections that not every resume
 * has says what unplaced text says: it was unplaced then.
 */
const isLearned = ({ ref: { section, field } }: ReadField): boolean =>
  EVERY_RESUME.has(section) && !FURTHER.has(field);

const EVERY_RESUME = new Set<string>(['contact', ...SECTIONS.paper, 'languages', 'courses']);

function logOdds(confidence: number): number {
  const kept = Math.min(1 - EDGE, Math.max(EDGE, confidence));
  return Math.log(kept / (1 - kept));
}

function headingsByLine(sections: readonly FoundSection[]): Map<number, number> {
  const sure = new Map<number, number>();
  for (const section of sections)
    for (const { cells } of section.rows)
      for (const { parts } of cells)
        for (const { place } of parts) sure.set(place.line, section.sure);
  return sure;
}

/** Counts the entries that have each field, and the fields of each entry. */
function countEntries(fields: readonly ReadField[]) {
  const ofEntry = new Map<string, Set<string>>();
  const ofSection = new Map<string, Set<string>>();
  const having = new Map<string, Set<string>>();
  for (const { ref } of fields) {
    if (ref.entryId === undefined) continue;
    addTo(ofEntry, ref.entryId, ref.field);
    addTo(ofSection, ref.section, ref.entryId);
    addTo(having, `${ref.section}.${ref.field}`, ref.entryId);
  }
  const sizeOf = (sets: Map<string, Set<string>>, key: string) => sets.get(key)?.size ?? 1;
  return {
    share: ({ section, field }: ReadField['ref']): number =>
      sizeOf(having, `${section}.${field}`) / sizeOf(ofSection, section),
    others: ({ entryId }: ReadField['ref']): number =>
      entryId === undefined ? 1 : Math.min(3, sizeOf(ofEntry, entryId) - 1) / 3,
  };
}

/** The fields that name a job, and a study. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  experience: ['role', 'company', 'endDate'],
  education: ['degree', 'school'],
};

function wholeShare(fields: readonly ReadField[]): number {
  const named = new Map<string, Set<string>>();
  const wanted = new Map<string, readonly string[]>();
  for (const { ref } of fields) {
    const names = NAMING[ref.section];
    if (!names || ref.entryId === undefined) continue;
    wanted.set(ref.entryId, names);
    addTo(named, ref.entryId, ref.field);
  }
  const whole = [...wanted].filter(([id, names]) =>
    names.every((name) => named.get(id)?.has(name)),
  );
  return wanted.size === 0 ? 1 : whole.length / wanted.size;
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

function unplacedShare(fields: readonly ReadField[], unplaced: readonly UnplacedText[]): number {
  const sum = (texts: readonly { text: string }[]) =>
    texts.reduce((total, { text }) => total + text.length, 0);
  const characters = sum(unplaced);
  return characters / Math.max(1, characters + sum(fields));
}

import {
  ENGLISH_WORDS,
  isOwnKey,
  type PaperWords,
  type Resume,
  type Sections,
} from '@shortlist/model';
import { compareSection } from './compare-sections.ts';
import type { Difference, FieldLabel, ReadBack } from './difference.ts';
import type { Outcome, PrintedField, SectionFields } from './printed-field.ts';
import { hasSameMarks } from './same-marks.ts';
import { plainOf } from './same-text.ts';
import { sectionFields } from './section-fields.ts';

export type CompareOptions = {
  sections: Sections;
  /** The words that the resume was printed in; dates are compared in them. English where they are not given. */
  words?: PaperWords | undefined;
  /** True if the format says what is bold, italic or a link. */
  carriesMarks?: boolean | undefined;
};

/**
 * Finds which fields that a resume prints come back in what was read of its file, and what was read in place of the others.
 * What is hidden is not compared, and what was read besides is no loss.
 */
export function compareRead(
  resume: Resume,
  read: Resume,
  { sections, words = ENGLISH_WORDS, carriesMarks = true }: CompareOptions,
): ReadBack {
  const typed = sectionFields(resume, { typed: resume.contact, sections, words });
  const found = sectionFields(read, { typed: resume.contact, sections, words, all: true });
  const outcomes = besides(typed, found).flatMap(([section, other]) =>
    compareSection(section, other),
  );
  const used = new Set(outcomes.map((outcome) => outcome.read));
  const unused = found.flatMap(allFields).filter((field) => !used.has(field));
  const labels = new Map(unused.map(({ text, label }) => [plainOf(text), label]));
  const differences = outcomes.flatMap((outcome) => differenceOf(outcome, carriesMarks, labels));
  return { fields: outcomes.length, same: outcomes.length - differences.length, differences };
}

/** Each section beside the one that was read of its kind, or, of a person's own, under its title. */
function besides(typed: readonly SectionFields[], found: readonly SectionFields[]) {
  const keys = new Set(typed.map(({ key }) => key));
  const others = found.filter(({ key }) => !keys.has(key));
  return typed.map((section) => {
    const same = found.find(({ key }) => key === section.key);
    if (same || !isOwnKey(section.key)) return [section, same] as const;
    const at = others.findIndex(({ key, title }) => isOwnKey(key) && title === section.title);
    return [section, at < 0 ? undefined : others.splice(at, 1)[0]] as const;
  });
}

const allFields = ({ entries, lines }: SectionFields): PrintedField[] => [
  ...entries.flatMap(({ fields, points }) => [...fields, ...points]),
  ...lines,
];

function differenceOf(
  { typed, read, isSame }: Outcome,
  carriesMarks: boolean,
  elsewhere: ReadonlyMap<string, FieldLabel>,
): Difference[] {
  const { ref, label, text } = typed;
  const said = { ref, label, typed: text, read: read?.text ?? '' };
  if (!isSame) {
    const readAs = elsewhere.get(plainOf(text));
    return [{ ...said, what: 'text', ...(readAs && { readAs }) }];
  }
  const isPoint = typed.marks !== undefined || read?.marks !== undefined;
  const differs = carriesMarks && isPoint && read && !hasSameMarks(typed, read);
  return differs ? [{ ...said, what: 'marks' }] : [];
}

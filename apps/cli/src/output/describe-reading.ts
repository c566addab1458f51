import { writeJsonResume } from '@shortlist/json-resume';
import {
  type EntryKind,
  entriesOf,
  formatFieldRef,
  type PaperSection,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { CHECK_BELOW, type ParsedResume, writeSections } from '@shortlist/parser';
import { toText } from '../to-text.ts';

export const PARSE_FORMATS = ['jsonresume', 'sections'] as const;
export type ParseFormat = (typeof PARSE_FORMATS)[number];

type Describing = { format: ParseFormat; explain: boolean; sections: Sections };

/**
 * Describes what was read, as a value for JSON. Explanations stand under `explanation`: each field with its place in
 * the resume, what was read, how sure that is (0 to 1), why, and the lines it stood in; the text that
 * found no place; and what was left out, and why.
 */
export function describeReading(
  parsed: ParsedResume,
  { format, explain, sections }: Describing,
): object {
  const { resume } = parsed;
  const described =
    format === 'sections' ? writeSections(resume, sections) : writeJsonResume(resume, sections);
  return explain ? { ...described, explanation: explainReading(parsed, sections) } : described;
}

function explainReading({ resume, fields, unplaced, leftOut }: ParsedResume, sections: Sections) {
  const positions = positionsOf(resume, sections);
  return {
    fields: fields.map(({ ref: { entryId, ...field }, text, confidence, reason, places }) => ({
      field: formatFieldRef(field),
      ...(entryId !== undefined && { entry: positions.get(entryId) }),
      text,
      confidence,
      reason: toText({ code: reason }),
      places,
    })),
    unplaced,
    leftOut,
  };
}

/** The place of each entry in its list, from 0. */
function positionsOf(resume: Resume, sections: Sections): Map<string, number> {
  const lists = sectionsOf(resume, sections).entries.map(({ kind }) => entriesOf(resume, kind));
  return new Map(lists.flatMap((list) => list.map(({ id }, at): [string, number] => [id, at])));
}

/** One line about what was read: "Ada Lovelace: Experience 2, Education 1, Skills 8; 3 to check". */
export function summarize({ resume, fields, unplaced }: ParsedResume, base: Sections): string {
  const { fullName } = resume.contact;
  const known = sectionsOf(resume, base);
  const sections = known.paper.flatMap((section) => countIn(resume, section, known));
  const said = sections.map((section) => toText({ code: 'outcome.section', params: section }));
  const counts = {
    unsure: fields.filter(({ confidence }) => confidence < CHECK_BELOW).length,
    unplaced: unplaced.length,
    hidden: unplaced.filter(({ isHidden }) => isHidden).length,
  };
  const name = fullName === '' ? toText({ code: 'outcome.noName' }) : fullName;
  return [
    `${name}: ${said.join(', ') || toText({ code: 'outcome.noSections' })}`,
    ...(['unsure', 'unplaced', 'hidden'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => toText({ code: `outcome.${kind}`, params: { count: counts[kind] } })),
  ].join('; ');
}

/** Counts what a section has, where that can be counted and is not nothing. */
function countIn(resume: Resume, section: PaperSection, sections: Sections) {
  const found = sections.all.find(({ path }) => path === section);
  if (!found) return [];
  const count = countOf(resume, found, sections);
  return count === 0 ? [] : [{ title: found.words.title, count }];
}

function countOf(
  resume: Resume,
  { kind, shape }: Sections['all'][number],
  sections: Sections,
): number {
  if (kind === 'skills') return writeSections(resume, sections).skills.length;
  // It is a kind of entry, since its shape is one.
  return shape === 'entries' ? entriesOf(resume, kind as EntryKind).length : 0;
}
